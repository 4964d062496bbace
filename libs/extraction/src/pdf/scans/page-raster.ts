import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import './fixed-length.js';
import { compose, IDENTITY, type Matrix } from './matrix.js';
import { paintImage } from './paint-image.js';
import { blankRaster, type Raster } from './raster.js';
import { type DecodedImage, samplerOf } from './source-image.js';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** The resolution that recognition was made for. */
const DPI = 300;
/** Of a raster: four times a letter page would not be read better. */
const MOST_PIXELS = 12_000_000;
const POINTS_PER_INCH = 72;

export interface PageRaster {
  raster: Raster;
  /** Pixels for each unit of the page. */
  scale: number;
  /** The share of the page under images, from 0 to 1. */
  covered: number;
  /** The longer side of the largest image, in its own pixels. */
  pixels: number;
  /** Images on the page that could not be decoded. */
  undecoded: number;
}

/** An operator that paints an image, and where. */
interface Painted {
  matrix: Matrix;
  argument: unknown;
  isMask: boolean;
}

/** The images of a page as they are on it, in its upright position; null for a page without any. */
export async function rasterOf(page: Page): Promise<PageRaster | null> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const painted = await paintedImages(page, transform as unknown as Matrix);
  if (painted.length === 0) return null;
  const most = Math.sqrt(MOST_PIXELS / Math.max(1, width * height));
  const scale = Math.min(DPI / POINTS_PER_INCH, most);
  const raster = blankRaster(Math.ceil(width * scale), Math.ceil(height * scale));
  const toRaster: Matrix = [scale, 0, 0, scale, 0, 0];
  let covered = 0;
  let pixels = 0;
  let undecoded = 0;
  for (const { matrix, argument, isMask } of painted) {
    const image = await decoded(page, argument);
    const sample = image && samplerOf(image, isMask);
    if (!sample) {
      undecoded += 1;
      continue;
    }
    covered += paintImage(raster, image, sample, compose(toRaster, matrix));
    pixels = Math.max(pixels, image.width, image.height);
  }
  return { raster, scale, covered: Math.min(1, covered), pixels, undecoded };
}

/** Follows the page's transformations as they are set, saved, and restored. */
async function paintedImages(page: Page, viewport: Matrix): Promise<Painted[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const painted: Painted[] = [];
  const saved: Matrix[] = [];
  let matrix: Matrix = IDENTITY;
  for (const [index, operator] of fnArray.entries()) {
    const values = argsArray[index] as unknown[] | null;
    if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore) matrix = saved.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = compose(matrix, values as unknown as Matrix);
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      if (values?.[0]) matrix = compose(matrix, values[0] as Matrix);
    } else if (operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
    else if (isImage(operator, OPS)) {
      const isMask = operator === OPS.paintImageMaskXObject;
      painted.push({ matrix: compose(viewport, matrix), argument: values?.[0], isMask });
    }
  }
  return painted;
}

function isImage(operator: number, OPS: Record<string, number>): boolean {
  return (
    operator === OPS.paintImageXObject ||
    operator === OPS.paintInlineImageXObject ||
    operator === OPS.paintImageMaskXObject
  );
}

/** An operator names its image, or holds it. */
async function decoded(page: Page, argument: unknown): Promise<DecodedImage | null> {
  const held = argument as { data?: unknown } & DecodedImage;
  const name = typeof argument === 'string' ? argument : held?.data;
  if (typeof name !== 'string') return held?.data ? held : null;
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
  const image = await new Promise<DecodedImage | null>((resolve) => {
    objects.get(name, resolve as (value: unknown) => void);
  });
  return image?.data ? image : null;
}
