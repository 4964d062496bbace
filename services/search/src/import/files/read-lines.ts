export interface Line {
  /** From 1. */
  number: number;
  text: string;
  /** Longer than the limit: `text` is its beginning only. */
  tooLong: boolean;
}

/** No opinion comes near it; a file without line ends would fill the memory. In bytes. */
const LONGEST = 128 * 1024 * 1024;
const KEPT = 1_000;
const NEWLINE = 0x0a;

/** The lines of UTF-8 text, without their ends; empty ones are left out. */
export async function* readLines(
  chunks: AsyncIterable<Buffer>,
  longest = LONGEST,
): AsyncGenerator<Line> {
  let pieces: Buffer[] = [];
  let length = 0;
  let number = 0;
  const take = (): Line | undefined => {
    number += 1;
    const tooLong = length > longest;
    const text = Buffer.concat(pieces)
      .toString('utf8')
      .replace(/^\ufeff|\r$/g, '');
    pieces = [];
    length = 0;
    return text.trim() === '' ? undefined : { number, text, tooLong };
  };
  const add = (piece: Buffer): void => {
    length += piece.length;
    if (length <= longest) pieces.push(piece);
    else if (pieces.length > 0) pieces = [Buffer.concat(pieces).subarray(0, KEPT)];
    else pieces = [piece.subarray(0, KEPT)];
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, at));
      const line = take();
      if (line) yield line;
      from = at + 1;
    }
    if (from < chunk.length) add(chunk.subarray(from));
  }
  const line = length > 0 ? take() : undefined;
  if (line) yield line;
}
