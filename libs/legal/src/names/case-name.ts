import { isAbbreviation } from '../text/abbreviations.js';
import { isDigit, isLower, isUpper } from '../text/chars.js';
import { cleanParty } from './party.js';
import { continuesName, isConnector, isLead, isSentenceWord, type Word, wordBefore } from './words.js';

/** A case name in front of a citation. */
export interface CaseName {
  start: number;
  plaintiff?: string;
  defendant?: string;
  caseName?: string;
  /** A name that may be a short form: `Gilmer`, `In Smith`. */
  antecedent?: string;
}

const MAX_NAME = 340;
const MAX_WORDS = 48;
const VERSUS = /^(?:v|vs|V|VS|versus)\.?,?$/;
const BOUNDARY_END = /[;:?!”"]$|\.[”"’)]$|—$/;

/** Whether a word closes the sentence before a name. */
function closes(word: string): boolean {
  if (BOUNDARY_END.test(word)) return true;
  return word.endsWith('.') && !isAbbreviation(word);
}

/** Whether a word may stand inside a party's name. */
function nameLike(word: string): boolean {
  const first = word.replace(/^[("“‘'[*]+/, '').charCodeAt(0);
  if (isUpper(first) || word === '&') return true;
  if (isDigit(first)) return /[A-Za-z]/.test(word) && word.length > 1;
  return isConnector(word);
}

interface Run {
  /** In reading order. */
  words: Word[];
  versus: number;
}

/** A paragraph break inside "Smith v.⏎⏎Jones" is the page's doing, not the author's. */
function joinsOverBreak(before: string, after: string | undefined): boolean {
  return VERSUS.test(before) || /^(?:of|the|&|and|re|parte|rel\.)$/.test(before) || (after !== undefined && VERSUS.test(after));
}

class BackwardReader {
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
    if (VERSUS.test(word.text) && this.depth === 0) return this.takeVersus(word);
    if (/^\*\d+$/.test(word.text)) return true;
    const note = /^\[?\d{0,3}[*†]?\](?=[A-Z])/.exec(word.text);
    if (note && this.versus >= 0) {
      this.push(word, note[0].length);
      return false;
    }
    const opened = this.bracket(word);
    if (opened) return false;
    const first = next === undefined;
    if (closes(word.text) && !(first && word.text.endsWith('.'))) return false;
    if (this.versus < 0) return this.takeDefendant(word);
    return this.takePlaintiff(word, next!);
  }

  private takeVersus(word: Word): boolean {
    if (this.versus >= 0) {
      this.cutAtAnd();
      return false;
    }
    if (this.words.length === 0) return false;
    this.versus = this.words.length;
    this.words.push(word);
    return true;
  }

  private takeDefendant(word: Word): boolean {
    const lower = isLower(word.text.charCodeAt(0));
    if (lower && this.depth === 0 && (isSentenceWord(word.text) || /^(?:post|ante|supra|infra),?$/.test(word.text))) return false;
    this.words.push(word);
    return true;
  }

  private takePlaintiff(word: Word, next: Word): boolean {
    if (this.depth === 0 && !nameLike(word.text)) return this.takeAfterQuote(word);
    if (word.text.endsWith(',') && !VERSUS.test(next.text) && !this.commaInside(next)) return false;
    if (/^[“"‘]/.test(word.text)) {
      this.push(word, 1);
      return false;
    }
    this.words.push(word);
    return true;
  }

  private takeAfterQuote(word: Word): boolean {
    const at = Math.max(word.text.lastIndexOf('“'), word.text.lastIndexOf('—'));
    if (at >= 0 && isUpper(word.text.charCodeAt(at + 1))) this.push(word, at + 1);
    return false;
  }

  /** "Foo, Inc." and "Smith, Barney & Co." are one party; "In Texas, Foo" is not. */
  private commaInside(next: Word): boolean {
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

  /** "Foo v. Bar and Baz v. Qux": what stands before "and" is the other case's. */
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

const TITLES = /^(?:in (?:re|the matter of|the interest of)|ex parte|(?:matter|estate|application|petition|succession|guardianship|adoption|interest|marriage|custody|conservatorship|welfare|appeal|will|trust) of)\b/i;

/** Drops signals, prepositions and lower-case connectors in front of a name. */
function trimLead(words: Word[]): Word[] {
  let i = 0;
  while (i < words.length) {
    const text = words[i]!.text;
    const rest = words.slice(i, i + 4).map((word) => word.text).join(' ');
    if (TITLES.test(rest)) break;
    const lowered = isLower(text.replace(/^[("“‘'[]+/, '').charCodeAt(0));
    if (!(isLead(text) || (lowered && (isConnector(text) || !nameLike(text))))) break;
    i++;
  }
  return words.slice(i);
}

function fromVersus(text: string, run: Run, end: number): CaseName | undefined {
  const before = trimLead(run.words.slice(0, run.versus));
  const after = run.words[run.versus + 1];
  if (!after) return undefined;
  const defendant = cleanParty(text.slice(after.start, end));
  const first = before[0];
  const plaintiff = first ? cleanParty(text.slice(first.start, run.words[run.versus - 1]!.end)) : undefined;
  if (!defendant) return undefined;
  const start = first?.start ?? run.words[run.versus]!.start;
  return { start, plaintiff: plaintiff || undefined, defendant, caseName: plaintiff ? `${plaintiff} v. ${defendant}` : undefined };
}

function fromTitle(text: string, run: Run, end: number): CaseName | undefined {
  for (let i = 0; i < run.words.length; i++) {
    const rest = run.words.slice(i, i + 4).map((word) => word.text).join(' ');
    const found = TITLES.exec(rest.replace(/^[("“‘[]+/, ''));
    if (!found) continue;
    if (!/^[A-Z]/.test(run.words[i]!.text.replace(/^[("“‘[]+/, '')) && !/^(?:in re|ex parte)/.test(rest)) continue;
    const start = run.words[i]!.start;
    const caseName = cleanParty(text.slice(start, end));
    const defendant = cleanParty(caseName.slice(found[0].length));
    return defendant ? { start, caseName, defendant } : undefined;
  }
  return undefined;
}

const NOT_A_NAME = /^(?:Id|Ibid|Section|Sec|Title|Chapter|No|Nos|Art|Article|Rule|Act|Court|Part|Page|Volume|Vol|Note|Exhibit|Ex|January|February|March|April|May|June|July|August|September|October|November|December|Circuit|Cir|Supra|Ante|Post|Cert|U\.S|Pub|See|Rev|Stat|The|A|An|This|That|It|We|He|She|They)\.?$/;

/** A word of an unbroken capitalised name; "of" and "the" may stand inside it. */
function inRun(word: Word, inside: boolean): boolean {
  if (word.breaks && inside) return false;
  return nameLike(word.text) && (isConnector(word.text) || !isLead(word.text));
}

const A_COURT = /^(?:(?:Supreme |District |Circuit |Superior )?Courts?\b|Legislature|Congress)/;

function fromRun(text: string, run: Run, end: number): CaseName | undefined {
  let i = run.words.length;
  while (i > 0 && inRun(run.words[i - 1]!, i < run.words.length)) {
    const earlier = run.words[i - 2]?.text;
    i--;
    if (earlier?.endsWith(',') && !continuesName(run.words[i]!.text)) break;
  }
  const words = trimLead(run.words.slice(i));
  const first = words[0];
  if (!first || words.length > 9 || (words.length === 1 && NOT_A_NAME.test(first.text.replace(/,$/, '')))) return undefined;
  if (!words.some((word) => isUpper(word.text.replace(/^["“‘'[(]+/, '').charCodeAt(0)))) return undefined;
  const name = cleanParty(text.slice(first.start, end));
  if (!name || A_COURT.test(name)) return undefined;
  const whole = /^The [A-Z]|\bCases?$/.test(name);
  return { start: first.start, antecedent: name, caseName: whole ? name : undefined };
}

/** Reads the case name that ends at `end`, backwards, no further than `floor`. */
export function readCaseName(text: string, end: number, floor: number): CaseName | undefined {
  const low = Math.max(floor, end - MAX_NAME);
  const run = new BackwardReader(text, low).read(end);
  if (run.words.length === 0) return undefined;
  if (run.versus >= 0) return fromVersus(text, run, end);
  return fromTitle(text, run, end) ?? fromRun(text, run, end);
}
