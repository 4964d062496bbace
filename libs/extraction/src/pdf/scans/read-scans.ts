import type { ExtractionLimits, Progress } from '../../extraction.js';
import { isMissingPart } from '../../refusal.js';
import type { TextItem } from '../layout/runs.js';
import type { Pdf } from '../read-page.js';
import { blankPictures } from './blank-pictures.js';
import type { Matrix } from './matrix.js';
import { type PageRaster, rasterOf } from './page-raster.js';
import { grayShare, halved, type Raster } from './raster.js';
import { OutOfTime, RecognitionTime } from './recognition-time.js';
import { toTextItems } from './recognized-items.js';
import { type RecognizedPage, Recognizer } from './recognizer.js';

/** A page with fewer signs of its own may be a scan under the stamp of a court's filing system. */
export const FEW_SIGNS = 200;
/** A scan covers most of its page; a letterhead or a seal does not. */
const COVERED = 0.5;
/** Under a stamp it covers all but the margins; what leaves more room for text is a picture in it. */
const COVERED_UNDER_TEXT = 0.92;
/** Fewer pixels than this in a direction hold no line of text. */
const LEAST_PIXELS = 100;
/** Of 100: below this, recognized words are guesses. */
const CLEAR = 60;
/** At half the size. Grayer pages may be maps or photographs, which take longest to be found unclear … */
const GRAY = 0.12;
/** … so they are looked at from afar first: what gives less than this then is no text. */
const HOPELESS = 45;
const POINTS_PER_INCH = 72;

interface ReadScan {
  page: number;
  items: TextItem[];
  confidence: number;
}

/** A page with few signs of its own, or none. */
interface BarePage {
  page: number;
  signs: number;
}

/** Numbers of pages, from 1. */
export interface Scans {
  /** Whether any of the pages is a scan, read or not. */
  found: boolean;
  read: ReadScan[];
  /** Recognized with too little confidence to be text. */
  unclear: { page: number; confidence: number }[];
  /** Pictures alongside text, or in dots within a scan; words in them are not read. */
  pictures: number[];
  /** Images that are damaged, or of a format that cannot be decoded. */
  undecoded: number[];
  /** Not looked at: the pages or the time for scans had run out. */
  unread: number[];
  /** It was the clock that ran out, on a machine with other work. */
  busy: boolean;
}

/**
 * Recognizes the words on those of `pages` that are scans, as many as the limits allow.
 *
 * @param onFound called at the first scan, before it is recognized
 */
export async function readScans(
  pdf: Pdf,
  pages: readonly BarePage[],
  limits: Pick<ExtractionLimits, 'recognizedPages' | 'recognitionMs' | 'clockMs'>,
  progress: Progress,
  onFound: () => void,
): Promise<Scans> {
  const sorted = { read: [], unclear: [], pictures: [], undecoded: [], unread: [] };
  const scans: Scans = { found: false, busy: false, ...sorted };
  const time = new RecognitionTime(limits);
  let recognizer: Recognizer | null = null;
  for (const [index, bare] of pages.entries()) {
    const done = scans.read.length + scans.unclear.length;
    try {
      if (done >= limits.recognizedPages) throw new OutOfTime();
      time.check();
      progress(bare.page);
      const scan = await scanOn(pdf, bare);
      if (scan === 'picture') scans.pictures.push(bare.page);
      else if (scan === 'undecoded') scans.undecoded.push(bare.page);
      else if (scan !== 'none') {
        if (!scans.found) onFound();
        scans.found = true;
        recognizer ??= await Recognizer.open();
        const pictures = blankPictures(scan.raster) > 0;
        sort(scans, recognize(recognizer, bare.page, scan, time, progress), pictures);
      }
    } catch (error) {
      if (error instanceof OutOfTime) {
        scans.busy = error.busy;
        scans.unread = pages.slice(index).map(({ page }) => page);
        break;
      }
      if (isMissingPart(error)) throw error;
      // One damaged image does not take the document's other pages with it.
      scans.undecoded.push(bare.page);
    }
  }
  return scans;
}

type Scan = PageRaster & { viewport: Matrix };

async function scanOn(
  pdf: Pdf,
  { page: number, signs }: BarePage,
): Promise<Scan | 'none' | 'picture' | 'undecoded'> {
  const page = await pdf.getPage(number);
  try {
    const found = await rasterOf(page);
    if (!found) return 'none';
    if (found.covered < COVERED || found.pixels < LEAST_PIXELS) {
      return found.undecoded > 0 ? 'undecoded' : 'none';
    }
    if (signs > 0 && found.covered < COVERED_UNDER_TEXT) return 'picture';
    const { transform } = page.getViewport({ scale: 1 });
    return { ...found, viewport: transform as unknown as Matrix };
  } finally {
    page.cleanup();
  }
}

function recognize(
  recognizer: Recognizer,
  page: number,
  { raster, scale, viewport }: Scan,
  time: RecognitionTime,
  progress: Progress,
): ReadScan {
  const look = (at: Raster, dpi: number): RecognizedPage =>
    recognizer.recognize(at, dpi, () => {
      progress(page);
      time.check();
    });
  const dpi = scale * POINTS_PER_INCH;
  const afar = halved(raster);
  if (grayShare(afar) > GRAY) {
    const { confidence } = look(afar, dpi / 2);
    if (confidence < HOPELESS) return { page, items: [], confidence };
  }
  const { words, confidence } = look(raster, dpi);
  return { page, items: toTextItems(words, scale, viewport), confidence };
}

/** @param pictures there were some, and they were left out */
function sort(scans: Scans, scan: ReadScan, pictures: boolean): void {
  if (scan.items.length > 0 && scan.confidence >= CLEAR) {
    scans.read.push(scan);
    if (pictures) scans.pictures.push(scan.page);
  } else scans.unclear.push(scan);
}
