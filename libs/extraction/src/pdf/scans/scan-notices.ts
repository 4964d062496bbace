import type { ExtractionLimits } from '../../extraction.js';
import type { Scans } from './read-scans.js';

/** What became of a document's scanned pages, in sentences for its reader. */
export function scanNotices(
  { read, unclear, pictures, undecoded, unread, busy }: Omit<Scans, 'found'>,
  { recognizedPages, recognitionMs }: Pick<ExtractionLimits, 'recognizedPages' | 'recognitionMs'>,
): string[] {
  const notices: string[] = [];
  if (read.length > 0) {
    const sure = range(read.map(({ confidence }) => confidence));
    const [subject, verb] = named(
      read.map(({ page }) => page),
      'is a scan',
      'are scans',
    );
    notices.push(
      `${subject} ${verb}, read by character recognition with a confidence of ${sure}: compare words that you rely on with the original.`,
    );
  }
  if (unclear.length > 0) {
    const sure = range(unclear.map(({ confidence }) => confidence));
    const [subject, verb] = named(
      unclear.map(({ page }) => page),
      'is a scan or picture',
      'are scans or pictures',
    );
    notices.push(
      `${subject} ${verb} too unclear to be read, and not in the text: character recognition had a confidence of ${sure}.`,
    );
  }
  if (pictures.length > 0) {
    const [subject, verb] = named(pictures, 'holds a large picture', 'hold large pictures');
    notices.push(`${subject} ${verb} next to the text; words inside pictures are not read.`);
  }
  if (undecoded.length > 0) {
    const [subject, verb] = named(undecoded, 'holds an image', 'hold an image');
    notices.push(
      `${subject} ${verb} that is damaged, or of a size or format that cannot be read here.`,
    );
  }
  if (unread.length > 0) {
    const [subject, verb] = named(unread, 'has', 'have');
    const why = busy
      ? 'the server was busy. Upload the document again later to have them read.'
      : `character recognition stops after ${recognizedPages} pages or ${Math.round(recognitionMs / 1_000)} seconds.`;
    notices.push(
      `${subject} ${verb} little or no text and may hold scans that were not read: ${why}`,
    );
  }
  return notices;
}

/** For a document whose scans were not read after all. */
export function unfinishedNotice(pages: readonly number[]): string {
  const [subject, verb] = named(pages, 'has', 'have');
  return `${subject} ${verb} little or no text; if there are scans, they were not read, because character recognition took too much memory or time.`;
}

/** `Page 3`, `Pages 1–4 and 7`. @param one the verb after one page @param more after several */
function named(pages: readonly number[], one: string, more: string): [string, string] {
  if (pages.length === 1) return [`Page ${pages[0]}`, one];
  const runs: [number, number][] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last && last[1] === page - 1) last[1] = page;
    else runs.push([page, page]);
  }
  const words = runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  const final = words.pop();
  return [`Pages ${words.length > 0 ? `${words.join(', ')} and ` : ''}${final}`, more];
}

/** `93 %`, or `71 to 95 %`. */
function range(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? `${most} %` : `${least} to ${most} %`;
}
