/** What a model is to read, between two lines with a mark that nobody who wrote it could know. */
interface Fenced {
  mark: string;
  content: string;
}

/** @param kind what is fenced, in a word: `section` */
export function fence(kind: string, text: string): Fenced {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const mark = `${kind}-${hex}`;
  return { mark, content: `${mark}\n${text}\n${mark}` };
}

/** So many words in the same order are no chance. */
const RUN = 7;

/**
 * Tells which texts say nothing of our side: no mark, none of our instructions, no address that
 * would carry something out, no markup. Material that asks for these gets nothing.
 *
 * @param ours our marks and instructions
 */
export function leakDetector(ours: readonly string[]): (text: string) => boolean {
  const runs = new Set(ours.flatMap(runsOf));
  const marks = ours.filter((text) => !text.includes(' '));
  return (text) =>
    !marks.some((mark) => text.includes(mark)) &&
    !runsOf(text).some((run) => runs.has(run)) &&
    !/https?:\/\/|!\[|<[a-z!/]/i.test(text);
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
}
