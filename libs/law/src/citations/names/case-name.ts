import { codeAt, isLetter, isLower, isUpper } from '../text/chars.js';
import { BackwardReader, nameLike, type Run } from './backward-reader.js';
import { cleanParty } from './party.js';
import { continuesName, isConnector, isLead, type Word } from './words.js';

/** A case name in front of a citation. */
interface CaseName {
  start: number;
  plaintiff?: string;
  defendant?: string;
  caseName?: string;
  /** A name that may be a short form: `Gilmer`, `In Smith`. */
  antecedent?: string;
}

const MAX_NAME = 340;
const TITLES =
  /^(?:in (?:re|the matter of|the interest of)|ex parte|(?:matter|estate|application|petition|succession|guardianship|adoption|interest|marriage|custody|conservatorship|welfare|appeal|will|trust) of)\b/i;

/** The words from the one at `at` on, as far as a title reaches. */
function wordsFrom(words: readonly Word[], at: number): string {
  let text = words[at]!.text;
  for (let i = at + 1; i < at + 4 && i < words.length; i++) text += ` ${words[i]!.text}`;
  return text;
}

/** The letters that titles begin with: a word of another is none. */
const TITLE_LETTERS = new Set(Array.from('acegimpstw', (letter) => letter.charCodeAt(0)));

function mayBeTitle(word: string): boolean {
  const first = codeAt(word, 0);
  return !isLetter(first) || TITLE_LETTERS.has(first | 32);
}

/** Drops signals, prepositions and lower-case connectors in front of a name. */
function trimLead(words: Word[]): Word[] {
  let i = 0;
  while (i < words.length) {
    const text = words[i]!.text;
    if (mayBeTitle(text) && TITLES.test(wordsFrom(words, i))) break;
    // "AT & T".
    if (words[i + 1]?.text === '&') break;
    const initial = codeAt(text, 0);
    const lowered = isLower(
      isLetter(initial) ? initial : text.replace(/^[("“‘'[]+/, '').charCodeAt(0),
    );
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
  const plaintiff = first
    ? cleanParty(text.slice(first.start, run.words[run.versus - 1]!.end))
    : undefined;
  if (!defendant) return undefined;
  const start = first?.start ?? run.words[run.versus]!.start;
  return {
    start,
    plaintiff: plaintiff || undefined,
    defendant,
    caseName: plaintiff ? `${plaintiff} v. ${defendant}` : undefined,
  };
}

function fromTitle(text: string, run: Run, end: number): CaseName | undefined {
  for (let i = 0; i < run.words.length; i++) {
    if (!mayBeTitle(run.words[i]!.text)) continue;
    const rest = wordsFrom(run.words, i);
    const found = TITLES.exec(rest.replace(/^[("“‘[]+/, ''));
    if (!found) continue;
    if (
      !/^[A-Z]/.test(run.words[i]!.text.replace(/^[("“‘[]+/, '')) &&
      !/^(?:in re|ex parte)/.test(rest)
    )
      continue;
    const start = run.words[i]!.start;
    const caseName = cleanParty(text.slice(start, end));
    const defendant = cleanParty(caseName.slice(found[0].length));
    return defendant ? { start, caseName, defendant } : undefined;
  }
  return undefined;
}

const NOT_A_NAME =
  /^(?:Id|Ibid|Section|Sec|Title|Chapter|No|Nos|Art|Article|Rule|Act|Court|Part|Page|Volume|Vol|Note|Exhibit|Ex|January|February|March|April|May|June|July|August|September|October|November|December|Circuit|Cir|Supra|Ante|Post|Cert|U\.S|Pub|See|Rev|Stat|The|A|An|This|That|It|We|He|She|They)\.?$/;

/** A word of an unbroken capitalized name; "of" and "the" may be inside it. */
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
  if (
    !first ||
    words.length > 9 ||
    (words.length === 1 && NOT_A_NAME.test(first.text.replace(/,$/, '')))
  )
    return undefined;
  if (!words.some((word) => isUpper(word.text.replace(/^["“‘'[(]+/, '').charCodeAt(0))))
    return undefined;
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
