/** A page as grey pixels, row by row from the top left; 255 is paper. */
export interface Raster {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Paper without a mark on it. */
export function blankRaster(width: number, height: number): Raster {
  return { width, height, pixels: new Uint8Array(width * height).fill(255) };
}

/** The raster as a file that every image reader knows: a portable grey map. */
export function toGreyMap({ width, height, pixels }: Raster): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
