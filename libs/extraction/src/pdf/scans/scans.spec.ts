import { IDENTITY, type Matrix } from './matrix.js';
import { paintImage } from './paint-image.js';
import { blankRaster, grayShare, halved } from './raster.js';
import { readWords } from './read-words.js';
import { RecognitionTime } from './recognition-time.js';
import { toTextItems } from './recognized-items.js';
import { scanNotices } from './scan-notices.js';
import { samplerOf } from './source-image.js';

/** Two by two: black, white / white, white. */
const CORNER = { width: 2, height: 2, kind: 1, data: new Uint8Array([0b01000000, 0b11000000]) };

function painted(matrix: Matrix): number[] {
  const raster = blankRaster(2, 2);
  paintImage(raster, CORNER, samplerOf(CORNER, false)!, matrix);
  return [...raster.pixels];
}

describe('paintImage', () => {
  it('puts an image as its page has it: upright, mirrored, turned', () => {
    // The raster's rows run downwards, the page's unit square upwards.
    expect(painted([2, 0, 0, -2, 0, 2])).toEqual([0, 255, 255, 255]);
    expect(painted([-2, 0, 0, -2, 2, 2])).toEqual([255, 0, 255, 255]);
    expect(painted([0, 2, 2, 0, 0, 0])).toEqual([255, 0, 255, 255]);
    expect(painted([2, 0, 0, 2, 0, 0])).toEqual([255, 255, 0, 255]);
  });

  it('averages an image that is finer than the raster', () => {
    const raster = blankRaster(1, 1);
    const covered = paintImage(raster, CORNER, samplerOf(CORNER, false)!, [1, 0, 0, -1, 0, 1]);
    expect(raster.pixels[0]).toBe(Math.floor((255 * 3) / 4));
    expect(covered).toBe(1);
  });

  it('lets through what is transparent', () => {
    const clear = { width: 1, height: 1, kind: 3, data: new Uint8Array([0, 0, 0, 0]) };
    const raster = blankRaster(1, 1);
    paintImage(raster, clear, samplerOf(clear, false)!, [1, 0, 0, -1, 0, 1]);
    expect(raster.pixels[0]).toBe(255);
  });
});

describe('a raster', () => {
  const raster = {
    width: 5,
    height: 2,
    pixels: new Uint8Array([0, 255, 32, 223, 9, 255, 255, 31, 224, 9]),
  };

  it('tells how much of it is neither ink nor paper', () => {
    expect(grayShare(raster)).toBeCloseTo(2 / 10);
    expect(grayShare(blankRaster(0, 0))).toBe(0);
  });

  it('is halved to the means of four, without an odd column', () => {
    expect(halved(raster)).toEqual({ width: 2, height: 1, pixels: new Uint8Array([191, 127]) });
  });
});

const ROWS = [
  '4\t1\t1\t1\t1\t0\t100\t100\t300\t40\t-1\t',
  '5\t1\t1\t1\t1\t1\t100\t102\t90\t30\t96.2\tpaid',
  '5\t1\t1\t1\t1\t2\t210\t102\t20\t30\t12.0\tor',
  '5\t1\t1\t1\t1\t3\t240\t102\t20\t30\t31.5\t~',
  '5\t1\t1\t1\t1\t4\t270\t102\t60\t30\t35.0\tnot',
].join('\n');

describe('readWords', () => {
  it('drops specks, and keeps doubtful words', () => {
    expect(readWords(ROWS).map(({ text }) => text)).toEqual(['paid', 'not']);
  });
});

describe('toTextItems', () => {
  it('places words on the page, whichever way it is turned', () => {
    const words = readWords(ROWS);
    const [paid] = toTextItems(words, 2, [1, 0, 0, -1, 0, 792]);
    expect(paid).toMatchObject({ str: 'paid ', width: 45 });
    expect(paid!.transform).toEqual([20, 0, 0, 20, 50, 792 - 66]);
    const [upright] = toTextItems(words, 2, IDENTITY);
    expect(upright!.transform.slice(4)).toEqual([50, 66]);
  });
});

describe('the time for recognition', () => {
  const limits = { recognitionMs: 1_000, clockMs: 4_000 };

  it('runs out by the processor, or by the clock of a busy machine', () => {
    const now = { clock: 5, processor: 5 };
    const time = new RecognitionTime(limits, () => ({ ...now }));
    now.clock += 3_000;
    now.processor += 1_000;
    time.check();
    now.clock += 1;
    expect(() => time.check()).toThrow(expect.objectContaining({ busy: true }));
    now.processor += 1;
    expect(() => time.check()).toThrow(expect.objectContaining({ busy: false }));
  });
});

describe('scanNotices', () => {
  it('blames no document for a busy server', () => {
    const [notice] = scanNotices(
      { read: [], unclear: [], pictures: [], undecoded: [], unread: [2], busy: true },
      { recognizedPages: 5, recognitionMs: 60_000 },
    );
    expect(notice).toContain('the server was busy. Upload the document again later');
  });

  it('names pages and how sure the recognition was', () => {
    const read = [1, 2, 3, 7].map((page) => ({ page, items: [], confidence: 90 + page }));
    const notices = scanNotices(
      {
        read,
        unclear: [{ page: 9, confidence: 41 }],
        pictures: [4],
        undecoded: [10],
        unread: [11, 13],
        busy: false,
      },
      { recognizedPages: 5, recognitionMs: 60_000 },
    );
    expect(notices.map((notice) => notice.split(',')[0])).toEqual([
      'Pages 1–3 and 7 are scans',
      'Page 9 is a scan or picture too unclear to be read',
      'Page 4 holds a large picture next to the text; words inside pictures are not read.',
      'Page 10 holds an image that is damaged',
      'Pages 11 and 13 have little or no text and may hold scans that were not read: character recognition stops after 5 pages or 60 seconds.',
    ]);
    expect(notices[0]).toContain('91 to 97 %');
  });
});
