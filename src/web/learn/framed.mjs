// Takes the place of ../page/files.mjs where the page on collision is a frame of the game's page. It contains its own texts;
// everything else is in the game's page.
export const packedFile = async name => {
  const text = document.getElementById("file:" + name)?.textContent;
  return text ? new TextEncoder().encode(text) : parent.packedFile(name);
};
