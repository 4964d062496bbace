import { codeAt, isDigit, isLower, isUpper, isWord } from '../text/chars.js';
import { isAbbreviation, isPartOfName } from './abbreviations.js';
import { continuesName, isConnector, isSentenceWord, type Word, wordBefore } from './words.js';

const MAX_WORDS = 48;
/** "T. V., Inc.": a capital before a comma is an initial. */
const VERSUS = /^(?:(?:v|vs|versus)\.?,?|(?:V|VS)\.?)$/;
const isVersus = (word: string): boolean =>
  (codeAt(word, 0) | 32) === 118 && word.length <= 8 && VERSUS.test(word);
const BOUNDARY_END = /[;:?!”"]$|\.[”"’)]$|—$/;

/** The mark of a note, hard against the name's first word. */
const NOTE = /(?:^|[.,;:?”"’)])\[(?:\d{1,3}|[*†])\](?=[A-Z])/;

/** Whether a word closes the sentence before a name; "(No. 2)" belongs to the name. */
function closes(word: string): boolean {
  if (BOUNDARY_END.test(word)) return true;
  if (/^\(Nos?\.$/.test(word)) return false;
  return word.endsWith('.') && !isAbbreviation(word) && !isPartOfName(word);
}

/** What a number belongs to that follows it. */
const NUMBERED =
  /\b(?:Nos?\.|Numbers?|Locals?|Lodge|Council|Post|Dist\.|District|Ward|Unit|Region|Area)\s{1,2}$/;
const YEAR = /^(?:1[6-9]|20)\d\d,?$/;
const FIRM = /^(?:Inc|LLC|L\.L\.C|Corp|Co|Ltd|Company|Corporation)\.?,?$/;

const isCapital = ({ text }: Word): boolean => isUpper(codeAt(text, 0));

/** "eBay", "deRaismes", "d'Amico": a name though its first letter is small. */
const INNER_CAPITAL = /^[a-z]{1,4}['’]?[A-Z][a-z]/;

/** Whether a word may be inside a party's name. */
export function nameLike(word: string): boolean {
  const initial = codeAt(word, 0);
  const first = isWord(initial) ? initial : word.replace(/^[("“‘'[*]+/, '').charCodeAt(0);
  if (isUpper(first) || word === '&') return true;
  if (isLower(first) && INNER_CAPITAL.test(word)) return true;
  if (isDigit(first)) return /[A-Za-z]/.test(word) && word.length > 1;
  return isConnector(word);
}

export interface Run {
  /** In reading order. */
  words: Word[];
  versus: number;
}

/** A paragraph break inside "Smith v.⏎⏎Jones" is the page's doing, not the author's. */
function joinsOverBreak(before: string, after: string | undefined): boolean {
  return (
    isVersus(before) ||
    /^(?:of|the|&|and|re|parte|rel\.)$/.test(before) ||
    (after !== undefined && isVersus(after))
  );
}

/** Collects the words in front of a citation until one cannot belong to a name. */
export class BackwardReader {
  readonly words: Word[] = [];
  versus = -1;
  private depth = 0;

  constructor(
    private readonly text: string,
    private readonly floor: number,
  ) {}

  read(end: number): Run {
    let at = end;
    while (this.words.length < MAX_WORDS) {
      const word = wordBefore(this.text, at, this.floor);
      if (!word) break;
      at = word.start;
      const next = this.words.at(-1);
      if (word.breaks && next) {
        if (/^\*?\d{1,4}$/.test(word.text)) continue;
        const inDefendant = this.versus < 0 && !closes(word.text) && word.text.length > 1;
        if (!inDefendant && !joinsOverBreak(word.text, next.text)) break;
      }
      if (!this.take(word, next)) break;
    }
    const versus = this.versus < 0 ? -1 : this.words.length - 1 - this.versus;
    return { words: this.words.reverse(), versus };
  }

  /** Adds a word; false ends the reading. */
  private take(word: Word, next: Word | undefined): boolean {
    if (isVersus(word.text) && this.depth === 0) return this.takeVersus(word);
    if (word.text.startsWith('*') && /^\*\d+$/.test(word.text)) return true;
    const note = this.versus >= 0 && word.text.includes('[') ? NOTE.exec(word.text) : null;
    if (note) {
      this.push(word, note.index + note[0].length);
      return false;
    }
    const opened = this.bracket(word);
    if (opened) return false;
    const first = next === undefined;
    if (closes(word.text) && !(first && word.text.endsWith('.'))) return false;
    if (this.versus < 0) return this.takeDefendant(word);
    return this.takePlaintiff(word, next!);
  }

  /**
   * "Verizon v. Law Offices of Curtis V. Trinko": alongside a small "v." a capital one is an
   * initial.
   */
  private takeVersus(word: Word): boolean {
    const taken = this.words[this.versus];
    if (taken && isCapital(word) !== isCapital(taken)) {
      if (isCapital(taken)) this.versus = this.words.length;
      this.words.push(word);
      return true;
    }
    if (taken) {
      this.cutAtAnd();
      return false;
    }
    if (this.words.length === 0) return false;
    this.versus = this.words.length;
    this.words.push(word);
    return true;
  }

  private takeDefendant(word: Word): boolean {
    const lower = isLower(codeAt(word.text, 0));
    if (
      lower &&
      this.depth === 0 &&
      (isSentenceWord(word.text) || /^(?:post|ante|supra|infra),?$/.test(word.text))
    )
      return false;
    this.words.push(word);
    return true;
  }

  private takePlaintiff(word: Word, next: Word): boolean {
    if (this.depth === 0 && !nameLike(word.text) && !this.isNumberOfName(word))
      return this.takeAfterQuote(word);
    if (word.text.endsWith(',') && !isVersus(next.text) && !this.commaInside(next, word))
      return false;
    if (/^[“"‘]/.test(word.text)) {
      this.push(word, 1);
      return false;
    }
    this.words.push(word);
    return true;
  }

  private takeAfterQuote(word: Word): boolean {
    const at = Math.max(word.text.lastIndexOf('“'), word.text.lastIndexOf('—'));
    if (at >= 0 && isUpper(codeAt(word.text, at + 1))) this.push(word, at + 1);
    return false;
  }

  /** "School District No. 2", "303 Creative LLC": a number that is part of the name. */
  private isNumberOfName({ text, start }: Word): boolean {
    if (!isDigit(codeAt(text, 0)) || !/^\d{1,5},?$/.test(text)) return false;
    if (NUMBERED.test(this.text.slice(Math.max(this.floor, start - 12), start))) return true;
    const rest = this.words.slice(this.versus + 1);
    return !YEAR.test(text) && rest.some((word) => FIRM.test(word.text));
  }

  /** "Foo, Inc." and "Smith, Barney & Co." are one party; "In Texas, Foo" is not. */
  private commaInside(next: Word, word: Word): boolean {
    if (this.isNumberOfName(word)) return true;
    if (continuesName(next.text)) return true;
    const rest = this.words.slice(this.versus + 1);
    return rest.length <= 6 && rest.some((word) => word.text === '&');
  }

  /** Handles brackets; true when a bracket opened before the name, whose inside is the name. */
  private bracket(word: Word): boolean {
    for (let i = word.text.length - 1; i >= 0; i--) {
      const sign = word.text[i];
      if (sign === ')' || sign === ']') this.depth++;
      else if (sign === '(' || sign === '[') {
        if (this.depth > 0) {
          this.depth--;
          continue;
        }
        if (i < word.text.length - 1) this.push(word, i + 1);
        return true;
      }
    }
    return false;
  }

  private push(word: Word, from: number): void {
    this.words.push({ ...word, start: word.start + from, text: word.text.slice(from) });
  }

  /** "Foo v. Bar and Baz v. Qux": what comes before "and" is the other case's. */
  private cutAtAnd(): void {
    for (let i = this.words.length - 1; i > this.versus; i--) {
      if (/^(?:and|&|with|or)$/.test(this.words[i]!.text)) {
        this.words.length = i;
        return;
      }
    }
    this.words.length = this.versus + 1;
  }
}
