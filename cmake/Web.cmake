# The page's WebAssembly: the simulation, what draws and chooses sounds, the format of replays, and the room web. The room
# render finds its value types of SFML in src/web/wasm.
file(GLOB_RECURSE sources CONFIGURE_DEPENDS src/math/*.cpp src/collision/*.cpp src/sim/*.cpp src/render/*.cpp src/web/*.cpp
  src/storage/codes/*.cpp src/storage/levels/LevelCode*.cpp)
list(FILTER sources EXCLUDE REGEX "/web/Figure[A-Za-z]*\\.cpp$")
# These load, draw and read what the page's script does itself.
list(FILTER sources EXCLUDE REGEX "/render/(AtlasManifestReader|GroundCopy|PointSprites|Sfml|SpriteShaders|TextureManagerFlush)\\.cpp$")
list(APPEND sources
  src/app/frames/FixedStep.cpp src/audio/SoundCues.cpp src/audio/SoundTraits.cpp src/headless/ReportText.cpp
  src/input/PaddleGuide.cpp src/input/PlayerInput.cpp src/input/PointerLead.cpp src/input/ServeAim.cpp
  src/language/Catalogue.cpp src/language/Names.cpp src/language/PluralRule.cpp src/language/UpperCase.cpp
  src/session/Controller.cpp src/session/InterfaceTexts.cpp src/session/MatchSetup.cpp src/session/PlayerNames.cpp src/session/ReplayTexts.cpp src/session/SeriesStatistics.cpp
  src/session/TimeEffects.cpp src/session/Version.cpp src/session/replay/RecordedPlayers.cpp src/session/replay/ReplayLink.cpp src/session/replay/Verdict.cpp
  src/storage/ByteFormat.cpp src/storage/DataError.cpp src/storage/LetterCase.cpp src/storage/NumberText.cpp src/storage/Utf8.cpp
  src/storage/levels/BarrierRules.cpp src/storage/levels/LevelRules.cpp src/storage/replay/CommandCoder.cpp src/storage/replay/GauntletReplayFile.cpp src/storage/replay/ReplayCode.cpp src/storage/replay/ReplayFile.cpp
  src/storage/replay/ReplayLevel.cpp src/storage/replay/ReplayStart.cpp src/storage/replay/SealedFile.cpp)
add_executable(arkanong_web ${sources})
if(ARKANONG_UNITY)
  arkanong_unite(arkanong_web ${sources})
endif()
target_include_directories(arkanong_web PRIVATE include src/web/wasm)
# The figures of the page on collision, and what plays and judges Bounce 100 there.
file(GLOB figures CONFIGURE_DEPENDS src/web/Figure*.cpp)
list(APPEND figures tools/bounce/ArkanongEngine.cpp tools/bounce/Changes.cpp tools/bounce/Figure.cpp tools/bounce/Judge.cpp
  tools/bounce/Overlap.cpp tools/bounce/Scene.cpp)
target_sources(arkanong_web PRIVATE ${figures})
target_compile_definitions(arkanong_web PRIVATE ARKANONG_VERSION="${PROJECT_VERSION}")
# arkanong_export(TARGET HEADER PREFIX): exports the functions that a header declares.
function(arkanong_export target header prefix)
  file(STRINGS ${header} declared REGEX "^[A-Za-z].*[* ]${prefix}_[A-Za-z]+\\(")
  foreach(line IN LISTS declared)
    string(REGEX MATCH "${prefix}_[A-Za-z]+" name "${line}")
    target_link_options(${target} PRIVATE -Wl,--export=${name})
  endforeach()
  target_link_options(${target} PRIVATE -mexec-model=reactor -Wl,--global-base=1024 -Wl,--gc-sections -Wl,--strip-all)
  set_target_properties(${target} PROPERTIES SUFFIX .wasm)
endfunction()
arkanong_export(arkanong_web include/arkanong/web/Page.hpp ark)
arkanong_export(arkanong_web include/arkanong/web/Figures.hpp fig)
arkanong_export(arkanong_web tools/bounce/Figure.hpp bounce)
# A World and its copies need more than the usual stack of 64 KiB.
target_link_options(arkanong_web PRIVATE -Wl,-z,stack-size=1048576)

# The engine alone, for the page on collision as a file of its own.
file(GLOB_RECURSE sources CONFIGURE_DEPENDS src/math/*.cpp src/collision/*.cpp)
add_executable(arkanong_figures ${sources} ${figures} src/web/wasm/Exceptions.cpp)
target_include_directories(arkanong_figures PRIVATE include)
arkanong_export(arkanong_figures include/arkanong/web/Figures.hpp fig)
arkanong_export(arkanong_figures tools/bounce/Figure.hpp bounce)
