/** A word of a page's image; pixels from the top left. */
export interface RecognizedWord {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** 0 to 100. */
  confidence: number;
  /** The words of one number are in one line. */
  line: number;
}

const LINE = '4';
const WORD = '5';
/** Below this, a word is a speck; a word with letters may be right all the same. */
const LEAST_SIGNS = 50;
const LEAST_LETTERS = 15;

/** Tesseract's table of a page: level, page, block, paragraph, line, word, box, confidence, text. */
export function readWords(table: string): RecognizedWord[] {
  const words: RecognizedWord[] = [];
  let line = 0;
  for (const row of table.split('\n')) {
    const [level, , , , , , left, top, width, height, confidence, text = ''] = row.split('\t');
    if (level === LINE) line += 1;
    if (level !== WORD || text.trim() === '') continue;
    const certain = Number(confidence);
    if (certain < (/[\p{L}\p{N}]/u.test(text) ? LEAST_LETTERS : LEAST_SIGNS)) continue;
    words.push({
      text: text.trim(),
      line,
      confidence: certain,
      left: Number(left),
      top: Number(top),
      width: Number(width),
      height: Number(height),
    });
  }
  return words;
}
