// Unpacks LZMA without its header, with 3 bits of context and none of position, as join.py packs it. It is a fifth smaller
// than what a browser unpacks by itself.

// Where the probabilities of each kind of decision begin.
const isMatch = 0;
const isRep = 12;
const isRep0 = 24;
const isRep1 = 36;
const isRep2 = 48;
const isLongRep0 = 60;
const slots = 72;
const special = 328;
const align = 443;
const lengths = 459;
const repLengths = 733;
const literals = 1007;

/// The first `size` bytes of what was packed.
export const unpackLzma = (packed, size) => {
  const out = new Uint8Array(size);
  const chances = new Uint16Array(literals + 0x300 * 8).fill(1024);
  let at = 1;
  let code = 0;
  let range = 0xffffffff;
  const normalise = () => {
    if (range >= 0x1000000) return;
    range = (range << 8) >>> 0;
    code = ((code << 8) | packed[at++]) >>> 0;
  };
  for (; at < 5; ++at) code = ((code << 8) | packed[at]) >>> 0;
  const bit = i => {
    const chance = chances[i];
    const bound = (range >>> 11) * chance;
    const one = code >= bound;
    if (one) {
      range -= bound;
      code -= bound;
      chances[i] = chance - (chance >> 5);
    } else {
      range = bound;
      chances[i] = chance + ((2048 - chance) >> 5);
    }
    normalise();
    return one ? 1 : 0;
  };
  const tree = (start, bits) => {
    let node = 1;
    for (let i = 0; i < bits; ++i) node = 2 * node + bit(start + node);
    return node - (1 << bits);
  };
  const reversed = (start, bits) => {
    let node = 1;
    let value = 0;
    for (let i = 0; i < bits; ++i) {
      const one = bit(start + node);
      node = 2 * node + one;
      value |= one << i;
    }
    return value;
  };
  const direct = bits => {
    let value = 0;
    for (let i = 0; i < bits; ++i) {
      range >>>= 1;
      const one = code >= range;
      if (one) code -= range;
      value = 2 * value + (one ? 1 : 0);
      normalise();
    }
    return value;
  };
  const length = start => {
    if (!bit(start)) return 2 + tree(start + 2, 3);
    return bit(start + 1) ? 18 + tree(start + 18, 8) : 10 + tree(start + 10, 3);
  };
  const distance = count => {
    const slot = tree(slots + 64 * Math.min(count - 2, 3), 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const base = (2 | (slot & 1)) * 2 ** bits;
    return slot < 14 ? base + reversed(special + base - slot, bits) : base + 16 * direct(bits - 4) + reversed(align, 4);
  };

  let state = 0;
  let last = [0, 0, 0, 0]; // Distances.
  for (let to = 0; to < size;) {
    if (!bit(isMatch + state)) {
      const start = literals + 0x300 * (to ? out[to - 1] >> 5 : 0);
      let symbol = 1;
      if (state >= 7) {
        for (let like = out[to - last[0] - 1]; symbol < 0x100; like <<= 1) {
          const expected = (like >> 7) & 1;
          const one = bit(start + 0x100 * (1 + expected) + symbol);
          symbol = 2 * symbol + one;
          if (one !== expected) break;
        }
      }
      while (symbol < 0x100) symbol = 2 * symbol + bit(start + symbol);
      out[to++] = symbol;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let count = 1;
    if (!bit(isRep + state)) {
      count = length(lengths);
      last = [distance(count), last[0], last[1], last[2]];
      state = state < 7 ? 7 : 10;
    } else {
      const which = !bit(isRep0 + state) ? 0 : !bit(isRep1 + state) ? 1 : 2 + bit(isRep2 + state);
      if (which === 0 && !bit(isLongRep0 + state)) state = state < 7 ? 9 : 11;
      else {
        last = [last[which], ...last.filter((_, i) => i !== which)];
        count = length(repLengths);
        state = state < 7 ? 8 : 11;
      }
    }
    for (const end = Math.min(to + count, size); to < end; ++to) out[to] = out[to - last[0] - 1];
  }
  return out;
};
