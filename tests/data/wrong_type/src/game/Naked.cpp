// For the check of text sizes: each of these lines is refused.
drawText(textures, text, at, {11.0, palette.muted});
const double width = measureText(textures, text, 12.0);
write(text, at, 48.0, palette().pale);
style.size = 13.0;
