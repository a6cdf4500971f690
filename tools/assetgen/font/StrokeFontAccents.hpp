#pragma once

#include "StrokeFontTables.hpp"

namespace arkanong {

inline constexpr Mark grave{"M -2.2 20.5 L 1.8 17.5", true};
inline constexpr Mark acute{"M -1.8 17.5 L 2.2 20.5", true};
inline constexpr Mark circumflex{"M -3.4 17.5 L 0 20.5 L 3.4 17.5", true};
inline constexpr Mark tilde{"M -4 18 Q -2 21.5 0 19 Q 2 16.5 4 20", true};
inline constexpr Mark diaeresis{"O -2.8 18.7 0.5 O 2.8 18.7 0.5", true};
inline constexpr Mark ring{"O 0 19.5 2.5", true};
inline constexpr Mark macron{"M -3.5 18.5 L 3.5 18.5", true};
inline constexpr Mark cedilla{"M 0 0 L 0 -1.8 L 0.6 -1.8 X 2.4 -3.6 Y 0.6 -5.4 L -1.6 -5.4", false};

/// Latin-1's accented letters, and the standalone accents, which are placed over a space.
inline constexpr MarkedGlyph markedGlyphs[] = {
    {U'À', U'A', grave},     {U'Á', U'A', acute},      {U'Â', U'A', circumflex}, {U'Ã', U'A', tilde},
    {U'Ä', U'A', diaeresis}, {U'Å', U'A', ring},       {U'Ç', U'C', cedilla},    {U'È', U'E', grave},
    {U'É', U'E', acute},     {U'Ê', U'E', circumflex}, {U'Ë', U'E', diaeresis},  {U'Ì', U'I', grave},
    {U'Í', U'I', acute},     {U'Î', U'I', circumflex}, {U'Ï', U'I', diaeresis},  {U'Ñ', U'N', tilde},
    {U'Ò', U'O', grave},     {U'Ó', U'O', acute},      {U'Ô', U'O', circumflex}, {U'Õ', U'O', tilde},
    {U'Ö', U'O', diaeresis}, {U'Ù', U'U', grave},      {U'Ú', U'U', acute},      {U'Û', U'U', circumflex},
    {U'Ü', U'U', diaeresis}, {U'Ý', U'Y', acute},      {U'Ÿ', U'Y', diaeresis},

    {U'à', U'a', grave},     {U'á', U'a', acute},      {U'â', U'a', circumflex}, {U'ã', U'a', tilde},
    {U'ä', U'a', diaeresis}, {U'å', U'a', ring},       {U'ç', U'c', cedilla},    {U'è', U'e', grave},
    {U'é', U'e', acute},     {U'ê', U'e', circumflex}, {U'ë', U'e', diaeresis},  {U'ì', U'ı', grave},
    {U'í', U'ı', acute},     {U'î', U'ı', circumflex}, {U'ï', U'ı', diaeresis},  {U'ñ', U'n', tilde},
    {U'ò', U'o', grave},     {U'ó', U'o', acute},      {U'ô', U'o', circumflex}, {U'õ', U'o', tilde},
    {U'ö', U'o', diaeresis}, {U'ù', U'u', grave},      {U'ú', U'u', acute},      {U'û', U'u', circumflex},
    {U'ü', U'u', diaeresis}, {U'ý', U'y', acute},      {U'ÿ', U'y', diaeresis},

    {U'¨', U' ', diaeresis}, {U'¯', U' ', macron},     {U'´', U' ', acute},      {U'¸', U' ', cedilla},
};

} // namespace arkanong
