import { tunnel } from "./tunnel.mjs";
import { inline } from "./inline.mjs";
import { sit } from "./sit.mjs";
import { valley } from "./valley.mjs";
import { push } from "./push.mjs";
import { digits } from "./digits.mjs";
import { growing } from "./growing.mjs";
import { wedge } from "./wedge.mjs";
import { order } from "./order.mjs";
import { twins } from "./twins.mjs";
import { squeeze } from "./squeeze.mjs";
import { blade } from "./blade.mjs";
import { crowd } from "./crowd.mjs";
import { bounce } from "./bounce.mjs";

/// All figures, in the order of the text.
export const figures = [tunnel, inline, sit, valley, push, digits, growing, wedge, order, twins, squeeze, blade, crowd, bounce];
