// The files that the build packs into this page, as base64 in elements named after them.

import { unpackLzma } from "./lzma.mjs";

const bytesOf = text => {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; ++i) bytes[i] = letters.charCodeAt(i);
  return bytes;
};

/// The bytes of a packed file, unpacked; null if the page has no such file.
export const packedFile = async name => {
  const element = document.getElementById("file:" + name);
  if (!element) return null;
  const bytes = bytesOf(element.textContent);
  return element.dataset.size ? unpackLzma(bytes, Number(element.dataset.size)) : bytes;
};
