/** A picture of a result, to share. It is drawn as SVG and becomes a PNG. */
import type { Mood } from './mood';

export interface ResultPicture {
  /** The name of the game. */
  game: string;
  /** The result in a few words. */
  title: string;
  lines: readonly string[];
  mood: Mood;
  /** The drawing on the page that goes with the result. */
  drawing: SVGSVGElement | null;
}

export const WIDTH = 1200;
export const HEIGHT = 630;

/** The light behind the result: the colours of the middle and the edge. */
const LIGHT: Record<Mood, readonly [string, string]> = {
  won: ['#7a4a12', '#171310'],
  lost: ['#22303a', '#101315'],
  even: ['#3b3027', '#171310'],
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** The words of a text in lines of at most so many characters. */
export function wrapped(text: string, most: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines[lines.length - 1] ?? '';
    if (last !== '' && last.length + 1 + word.length > most) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

/** The picture as SVG. */
export function svgOf({ game, title, lines, mood, drawing }: ResultPicture): string {
  const [middle, edge] = LIGHT[mood];
  const box = drawing?.getAttribute('viewBox') ?? '0 0 1 1';
  const inner = drawing ? new XMLSerializer().serializeToString(drawing).replace(/^<svg[^>]*>|<\/svg>$/g, '') : '';
  const style = drawing?.getAttribute('style') ?? '';
  const titles = wrapped(title, 26).slice(0, 3);
  const top = 190 - (titles.length - 1) * 30;
  const text = (words: string, y: number, size: number, fill: string, weight = 400) =>
    `<text x="520" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(words)}</text>`;
  const below = top + titles.length * 68 + 10;
  const body = lines.flatMap((line) => wrapped(line, 44)).slice(0, 7);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<defs><radialGradient id="light" cx="22%" cy="45%" r="75%"><stop offset="0" stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/>`,
    `<rect x="14" y="14" width="${WIDTH - 28}" height="${HEIGHT - 28}" rx="24" fill="none" stroke="#8f7b67" stroke-width="3"/>`,
    `<svg x="60" y="115" width="400" height="400" viewBox="${box}" style="${escaped(style)}">${inner}</svg>`,
    `<g font-family="Palatino, 'Noto Serif', Georgia, serif">`,
    text(game, top - 62, 34, '#ffbf6b'),
    ...titles.map((words, nth) => text(words, top + nth * 66, 58, '#f5ebdc', 700)),
    ...body.map((words, nth) => text(words, below + nth * 42, 30, '#cbbca6')),
    text('Gravegoods', HEIGHT - 56, 30, '#f4a63f', 700),
    '</g></svg>',
  ].join('');
}

/** The picture as a PNG. */
export async function pngOf(picture: ResultPicture): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(picture))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('the canvas has no picture');
  return blob;
}

/** Shares a picture with the device's own dialog, or else saves it. */
export async function sharePicture(blob: Blob, text: string): Promise<'shared' | 'saved'> {
  const file = new File([blob], 'gravegoods.png', { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], text });
    return 'shared';
  }
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return 'saved';
}
