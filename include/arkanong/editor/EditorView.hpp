#pragma once

#include "arkanong/editor/EditorTools.hpp"
#include "arkanong/render/match/WorldRenderer.hpp"
#include "arkanong/sim/world/World.hpp"

#include <optional>
#include <string>

namespace arkanong {

/// Draws the level of context.state.editor with panels, hints, and what the tool at the cursor would do.
class EditorView {
  public:
    /// `tools` must outlive the view.
    EditorView(ScreenContext& context, const EditorTools& tools);

    /// Advances by the frame time, s, and takes over changes of the level.
    void advance(double seconds);
    /// Below full brightness, under another screen, without the cursor.
    void draw(double brightness) const;

  private:
    EditorSession& session() const { return *context_.state.editor; }
    EditedLevel& draft() const { return session().draft; }
    TextureManager& textures() const { return context_.services.textures; }
    const Palette& palette() const { return context_.look.palette; }

    void rebuildField();
    void drawGridLines() const;
    void drawDrops() const;
    void drawPaths() const;
    void drawHandles() const;
    void drawCursor() const;
    void drawHexagonCursor() const;
    void drawSymmetry() const;
    void drawWords() const;
    void drawOwnHints() const;
    std::string placeWords() const;

    // EditorBarrierView.cpp
    void drawBands() const;
    void drawWay(const Level::BandPlace& band, sf::Color colour) const;
    void drawWallTool() const;
    void drawOutline() const;
    void drawBandCursor() const;

    ScreenContext& context_;
    const EditorTools& tools_;
    std::optional<Level> shown_; ///< The level that field_ shows; nullopt before the first.
    World field_;
    WorldRenderer renderer_;
    double age_ = 0.0; ///< Seconds.
};

/// Position after `seconds` of an object that moves back and forth between `from` and `to` at `speed`, px/s.
Vec2 onItsWay(Vec2 from, Vec2 to, double speed, double seconds);

} // namespace arkanong
