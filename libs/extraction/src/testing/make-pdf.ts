/** Words on a page; the origin is at the bottom left, in points. */
export interface Placed {
  text: string;
  x: number;
  y: number;
  size?: number;
}

const WIDTH = 612;
const HEIGHT = 792;

/** A PDF with the given words on its pages, in Courier, whose letters are 0.6 of the size wide. */
export function makePdf(pages: Placed[][]): Buffer {
  const contents = pages.map((placed) => Buffer.from(placed.map(draw).join('\n'), 'latin1'));
  return writePdf(
    contents.map((content) => ({ dictionary: '', content })),
    pages.map((_, index) => index),
  );
}

/** One content stream under any number of pages: for documents that are large or hostile. */
export function makePdfOf(content: Buffer, pages: number, dictionary = ''): Buffer {
  return writePdf(
    [{ dictionary, content }],
    Array.from({ length: pages }, () => 0),
  );
}

/** Single-spaced lines from the top, 12 points and 80 letters wide. */
export function proseLines(lines: string[], options: { x?: number; top?: number } = {}): Placed[] {
  const { x = 72, top = 720 } = options;
  return lines.map((text, index) => ({ text, x, y: top - index * 14, size: 10 }));
}

function draw({ text, x, y, size = 12 }: Placed): string {
  const escaped = text.replace(/[\\()]/g, (sign) => `\\${sign}`);
  return `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET`;
}

interface Stream {
  dictionary: string;
  content: Buffer;
}

/** @param contentOf for each page, the number of its stream */
function writePdf(streams: Stream[], contentOf: number[]): Buffer {
  const FIRST_STREAM = 4;
  const firstPage = FIRST_STREAM + streams.length;
  const kids = contentOf.map((_, index) => `${firstPage + index} 0 R`).join(' ');
  const bodies: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${contentOf.length} >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>'),
    ...streams.map(({ dictionary, content }) =>
      Buffer.concat([
        Buffer.from(`<< /Length ${content.length} ${dictionary} >>\nstream\n`),
        content,
        Buffer.from('\nendstream'),
      ]),
    ),
    ...contentOf.map((stream) =>
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${FIRST_STREAM + stream} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      ),
    ),
  ];
  return withTable(bodies);
}

/** A whole file of the given objects; the first one is the catalog. */
export function withTable(bodies: Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  for (const [index, body] of bodies.entries()) {
    offsets.push(length);
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      body,
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    length += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = bodies.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
