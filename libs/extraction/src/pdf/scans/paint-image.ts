import { invert, type Matrix } from './matrix.js';
import type { Raster } from './raster.js';
import type { DecodedImage, Sampler } from './source-image.js';

/** Samples of the image for a pixel of the raster, in each direction, at most. */
const MOST_SAMPLES = 4;

/**
 * Paints an image into a raster: turned, mirrored and scaled as its page has it.
 *
 * @param matrix from the unit square, in which PDF places images (their first row at its top), to
 * the raster
 * @returns the share of the raster that the image covers
 */
export function paintImage(
  raster: Raster,
  { width, height }: DecodedImage,
  sample: Sampler,
  matrix: Matrix,
): number {
  const back = invert(matrix);
  if (!back) return 0;
  const [left, top, right, bottom] = bounds(raster, matrix);
  const [a, b, c, d, e, f] = back;
  const steps = samplesAcross(back, width, height);
  let covered = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = y * raster.width + x;
      let sum = 0;
      let count = 0;
      for (let step = 0; step < steps * steps; step += 1) {
        const px = x + ((step % steps) + 0.5) / steps;
        const py = y + (Math.floor(step / steps) + 0.5) / steps;
        const u = Math.floor((a * px + c * py + e) * width);
        const v = Math.floor((1 - (b * px + d * py + f)) * height);
        if (u < 0 || v < 0 || u >= width || v >= height) continue;
        sum += sample(u, v, raster.pixels[at]!);
        count += 1;
      }
      if (count === 0) continue;
      raster.pixels[at] = sum / count;
      covered += 1;
    }
  }
  return covered / (raster.width * raster.height);
}

/** The raster's pixels that the image may touch. */
function bounds({ width, height }: Raster, [a, b, c, d, e, f]: Matrix) {
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  return [
    within(Math.floor(Math.min(...xs)), width),
    within(Math.floor(Math.min(...ys)), height),
    within(Math.ceil(Math.max(...xs)), width),
    within(Math.ceil(Math.max(...ys)), height),
  ] as const;
}

/** A finer image is averaged: thin strokes would get lost between single samples. */
function samplesAcross([a, b, c, d]: Matrix, width: number, height: number): number {
  const finest = Math.max(Math.hypot(a, c) * width, Math.hypot(b, d) * height);
  return Math.min(MOST_SAMPLES, Math.max(1, Math.ceil(finest - 0.2)));
}
