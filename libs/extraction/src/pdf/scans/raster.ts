/** A page as gray pixels, row by row from the top left; 255 is paper. */
export interface Raster {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Paper without a mark on it. */
export function blankRaster(width: number, height: number): Raster {
  return { width, height, pixels: new Uint8Array(width * height).fill(255) };
}

/** The raster as a file that every image reader knows: a portable gray map. */
export function toGrayMap({ width, height, pixels }: Raster): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}

/** Neither ink nor paper: what photographs and maps are full of, and pages of text have little of. */
const BETWEEN = { from: 32, to: 223 } as const;

/** The share of the pixels that are neither ink nor paper, from 0 to 1. */
export function grayShare({ pixels }: Raster): number {
  let count = 0;
  for (const value of pixels) if (value >= BETWEEN.from && value <= BETWEEN.to) count += 1;
  return count / Math.max(1, pixels.length);
}

/** At half the resolution, each pixel the mean of four. */
export function halved({ width, height, pixels }: Raster): Raster {
  const half = blankRaster(width >> 1, height >> 1);
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      const at = 2 * y * width + 2 * x;
      const sum = pixels[at]! + pixels[at + 1]! + pixels[at + width]! + pixels[at + width + 1]!;
      half.pixels[y * half.width + x] = sum >> 2;
    }
  }
  return half;
}
