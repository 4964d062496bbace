import { jest } from '@jest/globals';
import { DEFAULT_LIMITS } from '../../extraction.js';
import { type Marring, makeScan } from '../../testing/make-scan.js';
import { readPdf } from '../read-pdf.js';
import { blankPictures } from './blank-pictures.js';
import { blankRaster, type Raster } from './raster.js';
import { Recognizer } from './recognizer.js';

/** The rasters that the recognizer is given for a letter's page. */
async function handedOver(marred?: Marring): Promise<Raster[]> {
  const given: Raster[] = [];
  const recognize = (raster: Raster) => {
    given.push({ ...raster, pixels: raster.pixels.slice() });
    return { words: [], confidence: 0 };
  };
  jest.spyOn(Recognizer, 'open').mockResolvedValue({ recognize } as unknown as Recognizer);
  const ignore = (): void => undefined;
  const reading = readPdf(makeScan([{ scan: { marred } }]), DEFAULT_LIMITS, ignore, ignore);
  await expect(reading).rejects.toMatchObject({ reason: 'unclear-scan' });
  return given;
}

/** Dark pixels of some of the rows; shares of the height. */
function inkOf({ width, height, pixels }: Raster, from: number, to: number): number {
  const end = width * Math.floor(height * to);
  let ink = 0;
  for (let at = width * Math.floor(height * from); at < end; at += 1)
    if (pixels[at]! < 128) ink += 1;
  return ink;
}

/** Paper with a screen of dots all over, as newspapers print it, so many pixels apart. */
function screened(apart: number, share: number): Raster {
  const raster = blankRaster(640, 640);
  const across = apart * Math.sqrt(share);
  for (const at of raster.pixels.keys()) {
    const [x, y] = [at % 640, Math.floor(at / 640)];
    if (x % apart < across && (y + (Math.floor(x / apart) % 2) * (apart >> 1)) % apart < across) {
      raster.pixels[at] = 0;
    }
  }
  return raster;
}

afterEach(() => jest.restoreAllMocks());

describe('the page that the recognizer is given', () => {
  it('has its text at 300 dpi, and blank paper where a picture in dots was', async () => {
    const [clean, ...afar] = await handedOver();
    expect(clean).toMatchObject({ width: 2550, height: expect.closeTo(3300, -1) });
    expect(inkOf(clean!, 0, 0.48)).toBeGreaterThan(10_000);
    const [page, ...more] = await handedOver('picture');
    expect([afar, more]).toEqual([[], []]);
    expect([page!.width, page!.height]).toEqual([clean!.width, clean!.height]);
    expect(inkOf(page!, 0.51, 1)).toBe(0);
    expect(inkOf(page!, 0, 0.48)).toBe(inkOf(clean!, 0, 0.48));
  });

  it('is blank when a picture in dots covers all of it', async () => {
    const [page] = await handedOver('cover');
    expect(inkOf(page!, 0, 1)).toBe(0);
  });
});

describe('blankPictures', () => {
  it.each([
    { apart: 4, share: 0.25 },
    { apart: 4, share: 0.5 },
    { apart: 6, share: 0.3 },
  ])('knows a screen of dots $apart pixels apart', ({ apart, share }) => {
    const raster = screened(apart, share);
    expect(blankPictures(raster)).toBe(1);
    expect(inkOf(raster, 0, 1)).toBe(0);
  });

  it('leaves solid ink, rules and small areas of dots', () => {
    const page = blankRaster(640, 640);
    for (const [at] of page.pixels.entries()) {
      const [x, y] = [at % 640, Math.floor(at / 640)];
      if (y < 100 || y % 40 < 4 || (x < 64 && x % 3 === 0)) page.pixels[at] = 0;
    }
    const before = inkOf(page, 0, 1);
    expect(blankPictures(page)).toBe(0);
    expect(inkOf(page, 0, 1)).toBe(before);
  });

  it('takes a raster without pixels', () => {
    expect(blankPictures(blankRaster(0, 0))).toBe(0);
    expect(blankPictures(blankRaster(40, 40))).toBe(0);
  });
});
