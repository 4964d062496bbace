import type { Raster } from './raster.js';

/** Pixels across a tile: a tenth of an inch at 300 dpi, which a line of text and its gap fill. */
const TILE = 32;
/** Rows of a tile that are looked at together. */
const BAND = 4;
/** Of a tile's neighboring pixels, those that change between ink and paper; fewer are strokes. */
const TILE_CHANGES = 0.12;
/** Every band of a picture has some of them, and the gap between two lines of text has none. */
const BAND_CHANGES = 0.06;
/** Of the nine tiles of a square: a picture may have a spot without dots. */
const MOST_OF_SQUARE = 8;
/** Darker is ink. */
const INK = 128;

/**
 * Makes paper of halftones: pictures of one bit for each pixel, in dots. To the recognizer every dot
 * is a letter perhaps, and a page of them keeps it busy for minutes.
 *
 * @returns the share of the page that was blanked
 */
export function blankPictures(raster: Raster): number {
  const columns = Math.floor(raster.width / TILE);
  const rows = Math.floor(raster.height / TILE);
  const dotted = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      dotted[row * columns + column] = isDotted(raster, column * TILE, row * TILE) ? 1 : 0;
    }
  }
  const areas = largeAreas(dotted, columns, rows);
  let blanked = 0;
  for (const [at, inArea] of areas.entries()) {
    if (!inArea) continue;
    const [column, row] = [at % columns, Math.floor(at / columns)];
    // What is left over of a page alongside its last tiles goes with them.
    const right = column === columns - 1 ? raster.width : (column + 1) * TILE;
    const bottom = row === rows - 1 ? raster.height : (row + 1) * TILE;
    blank(raster, [column * TILE, row * TILE, right, bottom]);
    blanked += 1;
  }
  return blanked / Math.max(1, areas.length);
}

function isDotted({ width, pixels }: Raster, left: number, top: number): boolean {
  let all = 0;
  for (let band = top; band < top + TILE; band += BAND) {
    let changes = 0;
    for (let y = band; y < band + BAND; y += 1) {
      const end = y * width + left + TILE - 1;
      for (let at = y * width + left; at < end; at += 1) {
        if (pixels[at]! < INK !== pixels[at + 1]! < INK) changes += 1;
      }
    }
    if (changes < BAND_CHANGES * BAND * TILE) return false;
    all += changes;
  }
  return all >= TILE_CHANGES * TILE * TILE;
}

/** Three tiles square at least, with the tiles around them, into which their edges reach. */
function largeAreas(dotted: Uint8Array, columns: number, rows: number): Uint8Array {
  const areas = new Uint8Array(dotted.length);
  for (let row = 1; row < rows - 1; row += 1) {
    for (let column = 1; column < columns - 1; column += 1) {
      const around = [-1, 0, 1].flatMap((down) =>
        [-1, 0, 1].map((right) => (row + down) * columns + column + right),
      );
      const count = around.filter((at) => dotted[at]).length;
      if (count >= MOST_OF_SQUARE) for (const at of around) areas[at] = 1;
    }
  }
  return areas;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

function blank({ width, pixels }: Raster, [left, top, right, bottom]: Box): void {
  for (let y = top; y < bottom; y += 1) pixels.fill(255, y * width + left, y * width + right);
}
