import { readCaseName } from '../names/case-name.js';
import { cleanParty } from '../names/party.js';
import { isLead, isSentenceWord, wordBefore } from '../names/words.js';
import { codeAt, collapse, isDigit, isSpace, isUpper, skipSpace } from '../text/chars.js';
import { readBrackets } from './brackets.js';
import type { Draft } from './draft.js';
import { readPinAfterShort } from './pins.js';
import { readSectionPin } from './sections.js';

type StartsCitation = (at: number) => boolean;

function base(kind: Draft['kind'], start: number, end: number): Draft {
  return { kind, start, end, tail: end, close: end, open: start, fields: {} };
}

function finish(text: string, draft: Draft): Draft {
  const brackets = readBrackets(text, draft.end);
  draft.close = Math.max(brackets.end, draft.end);
  draft.fields.parenthetical = brackets.parenthetical;
  draft.fields.weight = brackets.weight;
  return draft;
}

function takePin(text: string, draft: Draft, startsCitation: StartsCitation): void {
  const pin = readSectionPin(text, draft.end) ?? readPinAfterShort(text, draft.end, startsCitation);
  if (!pin) return;
  draft.end = pin.end;
  draft.tail = pin.end;
  draft.fields.pin = pin.text;
  draft.fields.pinEnd = pin.last;
}

const ID = /^(?:[Ii]d|ID|[Ii]bid|IBID)$/;

/** *Id.* and *ibid.* (Bluebook rule 4.1). */
function readId(
  text: string,
  start: number,
  end: number,
  startsCitation: StartsCitation,
): Draft | undefined {
  const stop = codeAt(text, end) === 46;
  if (!stop && (text[start + 1] === 'D' || !/^,?\s+at\s+\d/.test(text.slice(end, end + 10))))
    return undefined;
  // "I.D. No.", "Idaho Id. Code": not a reference.
  if (stop && /^\.\s*(?:Code|No\.|R\.|Const|\d{1,3}\s+P\.)/.test(text.slice(end, end + 10)))
    return undefined;
  const draft = base('id', start, stop ? end + 1 : end);
  takePin(text, draft, startsCitation);
  draft.normalized = draft.fields.pin ? `Id. at ${draft.fields.pin}` : 'Id.';
  return finish(text, draft);
}

/** Name in front of *supra*: a case name, an author, or one lower-case word. */
function antecedentBefore(
  text: string,
  end: number,
  floor: number,
): { start: number; name: string } | undefined {
  const name = readCaseName(text, end, Math.max(floor, end - 160));
  if (name) {
    const found = name.antecedent ?? name.caseName ?? name.defendant;
    return found ? { start: name.start, name: found } : undefined;
  }
  const word = wordBefore(text, end, Math.max(floor, end - 40));
  if (!word || isLead(word.text) || isSentenceWord(word.text)) return undefined;
  const clean = cleanParty(word.text);
  return /^[A-Za-z]{2,}/.test(clean) ? { start: word.start, name: clean } : undefined;
}

const INTERNAL = /^,?\s*(?:[Pp]arts?|[Ss]ections?|§|pp?\.|[Ff]ootnotes?|fn|[Cc]hapters?|[Tt]ext)\b/;

/** "Part VI supra", "text supra", "note 7, supra" point into the document itself. */
const CROSS =
  /^(?:Parts?|Sections?|Sec\.|Notes?|Nn?\.|Text|Fn\.?|Footnotes?|Pages?|Pp?\.|text|note|discussion|Discussion|See|Point|Issue|cases?|cited|authorities|quoted|discussed|mentioned|paragraph)\b/;

/** *Supra* (Bluebook rule 4.2); cross-references inside the document itself are none. */
function readSupra(
  text: string,
  start: number,
  end: number,
  startsCitation: StartsCitation,
  floor: number,
): Draft | undefined {
  let next = skipSpace(text, end);
  if (codeAt(text, next) === 44) next = skipSpace(text, next + 1);
  if (isDigit(codeAt(text, next)) && startsCitation(next)) return undefined;
  let nameEnd = start;
  while (nameEnd > 0 && (isSpace(codeAt(text, nameEnd - 1)) || /[,(]/.test(text[nameEnd - 1]!)))
    nameEnd--;
  const note = /^,?\s*(?:note|n\.)\s*(\d{1,4})/.exec(text.slice(end, end + 14));
  const before = antecedentBefore(text, nameEnd, floor);
  if (
    !before ||
    CROSS.test(before.name) ||
    (!note && INTERNAL.test(text.slice(end, end + 14)) && !before.name.includes(' v. '))
  )
    return undefined;
  const draft = base('supra', start, note ? end + note[0].length : end);
  draft.open = before.start;
  draft.fields.antecedent = before.name;
  draft.fields.note = note?.[1];
  takePin(text, draft, startsCitation);
  draft.normalized = `${before.name}, ${collapse(text.slice(start, draft.end))}`;
  return finish(text, draft);
}

/** Parties of earlier citations, to recognize "In Mancari at 665". */
function knownName(drafts: Draft[], name: string): boolean {
  for (let i = drafts.length - 1, seen = 0; i >= 0 && seen < 40; i--, seen++) {
    const { plaintiff, defendant, antecedent } = drafts[i]!.fields;
    if (plaintiff === name || defendant === name || antecedent === name) return true;
    if (defendant?.startsWith(`${name} `) || plaintiff?.startsWith(`${name} `)) return true;
  }
  return false;
}

/** A bare name with a page: "Mancari at 665". */
function readReference(
  text: string,
  at: number,
  end: number,
  startsCitation: StartsCitation,
  drafts: Draft[],
): Draft | undefined {
  if (!isDigit(codeAt(text, skipSpace(text, end))) || drafts.length === 0) return undefined;
  const word = wordBefore(text, at, Math.max(0, at - 40));
  const name = word?.text.replace(/^[([“"‘]+/, '').replace(/[’']s$/, '') ?? '';
  if (!word || !isUpper(codeAt(name, 0)) || !/^[\w'’-]+$/.test(name) || !knownName(drafts, name))
    return undefined;
  const start = word.start + word.text.indexOf(name);
  const draft = base('reference', start, at - 1);
  takePin(text, draft, startsCitation);
  if (!draft.fields.pin) return undefined;
  draft.fields.antecedent = name;
  draft.normalized = `${name} at ${draft.fields.pin}`;
  return finish(text, draft);
}

/** A name does not reach into the citation before it. */
function floorOf(drafts: Draft[], at: number): number {
  const previous = drafts.at(-1);
  if (!previous) return 0;
  return previous.close <= at ? previous.close : Math.min(previous.tail, at);
}

/** Whether the word can be "id", "at", "ibid" or "supra": its length and first letters, in either case. */
export function mayReferBack(text: string, at: number, end: number): boolean {
  const length = end - at;
  if (length !== 2 && length !== 4 && length !== 5) return false;
  const first = codeAt(text, at) | 32;
  const second = codeAt(text, at + 1) | 32;
  if (length === 5) return first === 115 && second === 117;
  if (first === 97) return second === 116;
  return first === 105 && second === (length === 2 ? 100 : 98);
}

/** Reads *id.*, *ibid.*, *supra* or a name with a page at the word `at`…`end`. */
export function readBackReference(
  text: string,
  at: number,
  end: number,
  startsCitation: StartsCitation,
  drafts: Draft[],
): Draft | undefined {
  const word = text.slice(at, end);
  if (word === 'at') return readReference(text, at, end, startsCitation, drafts);
  if (ID.test(word)) return readId(text, at, end, startsCitation);
  if (word.toLowerCase() === 'supra')
    return readSupra(text, at, end, startsCitation, floorOf(drafts, at));
  return undefined;
}
