import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { withTable } from './make-pdf.js';

/** The words on the scan. */
export const SCANNED_WORDS = [
  'NOTICE OF TERMINATION',
  'Under Section 9.2 of the Supply Agreement dated March 4, 2024,',
  'The sum of $48,250 falls due on that day.',
  'Edmund Harrow',
];

/** Not copied by the build; the path holds from `src` and from `dist`. */
const LETTER = new URL('../../src/testing/letter.pbm.gz', import.meta.url);

/** A one-bit picture over the lower half of a letter, over all of it, or specks of dust on it. */
export type Marring = 'picture' | 'cover' | 'dust';

export interface ScanPage {
  /** The scan of a letter; absent: none. `size`: of its page's width, 1 unless specified. */
  scan?: { rotate?: 0 | 180; size?: number; marred?: Marring };
  /** Lines that are text. */
  stamp?: string;
}

/** A PDF with the image of a letter, of 200 dots an inch and one bit each, on its pages. */
export function makeScan(pages: ScanPage[]): Buffer {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>';
  const bodies: Buffer[] = [Buffer.from(''), Buffer.from(''), Buffer.from(font)];
  const add = (body: Buffer): number => bodies.push(body);
  const kids = pages.map(({ scan, stamp }) => {
    const image = scan ? add(letter(scan.marred)) : null;
    const content = add(streamOf('', Buffer.from(contentOf(image, scan?.size ?? 1, stamp))));
    const objects = image ? `/XObject << /Scan ${image} 0 R >>` : '';
    return add(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Rotate ${scan?.rotate ?? 0} /Contents ${content} 0 R /Resources << /Font << /F1 3 0 R >> ${objects} >> >>`,
      ),
    );
  });
  bodies[0] = Buffer.from('<< /Type /Catalog /Pages 2 0 R >>');
  const list = kids.map((kid) => `${kid} 0 R`).join(' ');
  bodies[1] = Buffer.from(`<< /Type /Pages /Kids [${list}] /Count ${kids.length} >>`);
  return withTable(bodies);
}

function contentOf(image: number | null, size: number, stamp?: string): string {
  const drawn = image ? `q ${612 * size} 0 0 ${792 * size} 0 0 cm /Scan Do Q` : '';
  const lines = stamp?.split('\n') ?? [];
  const words = lines.map(
    (line, at) => `BT /F1 10 Tf 1 0 0 1 99 ${775 - at * 12} Tm (${line}) Tj ET`,
  );
  return [drawn, ...words].join(' ');
}

function letter(marred?: Marring): Buffer {
  const file = gunzipSync(readFileSync(LETTER));
  const head = /^P4\s+(?:#.*\s+)?(\d+)\s+(\d+)\s/.exec(file.subarray(0, 100).toString('latin1'))!;
  const [width, height] = [Number(head[1]), Number(head[2])];
  const dictionary = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 1 /Decode [1 0]`;
  const bits = Buffer.from(file.subarray(head[0].length));
  if (marred) mar(bits, width, height, marred);
  return streamOf(dictionary, bits);
}

const DUST = 0.01;

/** Blackens dots at random: dust, or a picture's, dense where the picture is dark. */
function mar(bits: Buffer, width: number, height: number, marring: Marring): void {
  const stride = (width + 7) >> 3;
  const top = marring === 'picture' ? height >> 1 : 0;
  let seed = 1;
  for (let y = top; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const dark =
        marring === 'dust' ? DUST : 0.45 + 0.25 * Math.sin(x / 170) * Math.cos((y + x / 3) / 230);
      if (seed / 2 ** 32 < dark) bits[y * stride + (x >> 3)]! |= 128 >> (x & 7);
    }
  }
}

function streamOf(dictionary: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${content.length} ${dictionary} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}
