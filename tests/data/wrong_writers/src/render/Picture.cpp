// A comment may say saveToFile.
names.erase(std::remove(names.begin(), names.end(), name), names.end());
if (picture.saveToFile(path)) return;
fs::rename(path, other);
std::FILE* const file = std::fopen(path.c_str(), "wb");
std::remove(path.c_str());
const int file = ::creat(path.c_str(), 0644);
window.open(path);
