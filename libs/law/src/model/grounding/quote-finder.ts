import type { TextSpan } from '@casewright/law/reading';

const SAME: Record<string, string> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
};

/**
 * Finds words in a document: letter by letter, else but for white space, case, and kinds of marks.
 */
export class QuoteFinder {
  private readonly plain: string;
  /** For each letter of `plain`, where it appears in the text; one more at the end. */
  private readonly places: number[];

  constructor(private readonly text: string) {
    const { plain, places } = normalize(text);
    this.plain = plain;
    this.places = places;
  }

  /** Where the words are, or null where they do not. */
  find(quote: string): TextSpan | null {
    const trimmed = quote.trim().replace(/^["“”]+|["“”]+$/g, '');
    if (trimmed === '') return null;
    const exact = this.text.indexOf(trimmed);
    if (exact >= 0) return { start: exact, end: exact + trimmed.length };
    const words = normalize(trimmed).plain.trim();
    const at = words === '' ? -1 : this.plain.indexOf(words);
    if (at < 0) return null;
    return { start: this.places[at]!, end: this.places[at + words.length - 1]! + 1 };
  }
}

function normalize(text: string): { plain: string; places: number[] } {
  const letters: string[] = [];
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    const isSpace = /\s/.test(letter);
    if (isSpace && (letters.length === 0 || letters.at(-1) === ' ')) continue;
    const lower = letter.toLowerCase();
    letters.push(isSpace ? ' ' : (SAME[letter] ?? (lower.length === 1 ? lower : letter)));
    places.push(at);
  }
  return { plain: letters.join(''), places };
}
