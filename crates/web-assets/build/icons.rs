//! Renders `icon.svg` as the PNG and ICO icons that phones and old browsers need.

use std::error::Error;
use std::fs;
use std::path::Path;

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The colour around the drawing where an icon has to fill its square. It is the drawing's own background.
const BACKGROUND: (u8, u8, u8) = (0x17, 0x13, 0x10);

/// How a drawing is placed in its square.
#[derive(Clone, Copy)]
enum Style {
    /// Unchanged, with transparent corners.
    Drawn,
    /// On a background that fills the corners, because the phone rounds them.
    Opaque,
    /// On such a background, and small enough that nothing is lost when a phone cuts out a circle: the safe zone reaches two
    /// fifths of the width from the centre.
    Maskable,
}

impl Style {
    /// The share of the square's width that the drawing takes.
    fn scale(self) -> f32 {
        match self {
            Style::Drawn | Style::Opaque => 1.0,
            // The corners of the ledge in the drawing are 0.59 of its width from its centre.
            Style::Maskable => 0.67,
        }
    }
}

/// The PNG files, with their width in pixels.
const ICONS: &[(&str, u32, Style)] = &[
    ("apple-touch-icon.png", 180, Style::Opaque),
    ("icon-192.png", 192, Style::Drawn),
    ("icon-512.png", 512, Style::Drawn),
    ("icon-maskable-192.png", 192, Style::Maskable),
    ("icon-maskable-512.png", 512, Style::Maskable),
];

/// The widths of the images in `favicon.ico`.
const FAVICONS: &[u32] = &[16, 32, 48];

/// Renders all icons into the folder of the client, from the `icon.svg` there. A client without it gets no icons.
pub(crate) fn draw(dist: &Path) -> Result<(), Box<dyn Error>> {
    let source = dist.join("icon.svg");
    if !source.is_file() {
        return Ok(());
    }
    let art = Tree::from_data(&fs::read(source)?, &Options::default())?;
    for (name, width, style) in ICONS {
        fs::write(dist.join(name), png(&art, *width, *style)?)?;
    }
    let favicons = FAVICONS.iter().map(|width| Ok((*width, png(&art, *width, Style::Drawn)?)));
    fs::write(dist.join("favicon.ico"), ico(&favicons.collect::<Result<Vec<_>, Box<dyn Error>>>()?))?;
    Ok(())
}

fn png(art: &Tree, width: u32, style: Style) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut pixels = Pixmap::new(width, width).ok_or("the icon's width is 0")?;
    if !matches!(style, Style::Drawn) {
        let (red, green, blue) = BACKGROUND;
        pixels.fill(Color::from_rgba8(red, green, blue, 255));
    }
    let scale = width as f32 * style.scale() / art.size().width();
    let margin = width as f32 * (1.0 - style.scale()) / 2.0;
    resvg::render(art, Transform::from_row(scale, 0.0, 0.0, scale, margin, margin), &mut pixels.as_mut());
    Ok(pixels.encode_png()?)
}

/// An ICO file: a directory of the images, followed by the images as PNG.
fn ico(pictures: &[(u32, Vec<u8>)]) -> Vec<u8> {
    let mut file = vec![0, 0, 1, 0];
    file.extend((pictures.len() as u16).to_le_bytes());
    let mut offset = 6 + 16 * pictures.len();
    for (width, png) in pictures {
        file.extend([*width as u8, *width as u8, 0, 0, 1, 0, 32, 0]);
        file.extend((png.len() as u32).to_le_bytes());
        file.extend((offset as u32).to_le_bytes());
        offset += png.len();
    }
    file.extend(pictures.iter().flat_map(|(_, png)| png));
    file
}
