//! Tables and numbers as text.

use std::io::{self, Write};

/// Prints rows with aligned columns: the first to the left, the others to the right.
pub(crate) fn print(rows: &[Vec<String>], out: &mut dyn Write) -> io::Result<()> {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let width = width(column);
            match column {
                0 => line.push_str(&format!("{cell:<width$}")),
                _ => line.push_str(&format!("  {cell:>width$}")),
            }
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// `1 game`, `2 games`.
pub(crate) fn count(count: u64, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}

/// A number with its sign, rounded to `places`. Zero has no sign.
pub(crate) fn signed(number: f64, places: usize) -> String {
    let text = format!("{number:+.places$}");
    let is_zero = text.chars().all(|c| !c.is_ascii_digit() || c == '0');
    if is_zero { text[1..].to_owned() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let mut out = Vec::new();
        print(&[row(["bot", "wins", "é"]), row(["a", "100 %", "12"])], &mut out).unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "bot   wins   é\na    100 %  12\n");
    }

    #[test]
    fn numbers_show_their_sign() {
        assert_eq!([3.1449, -2.0, 0.001, -0.001].map(|n| signed(n, 2)), ["+3.14", "-2.00", "0.00", "0.00"]);
    }
}
