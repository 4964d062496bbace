import { codeAt, collapse, isDigit, isSpace } from '../text/chars.js';
import { readBrackets } from './brackets.js';
import type { Draft } from './draft.js';
import { readSections } from './sections.js';

const NAME = String.raw`[A-Z][\w'’-]{1,20}`;
const SUBJECT = '[A-Z][a-z]+(?:(?:,? and | & | )[A-Z][a-z]+){0,4}';
/** "Corbin on Contracts", "Prosser and Keeton on Torts": what its section follows. */
const ON = new RegExp(`^${NAME}(?:(?: and | & )${NAME})? on ${SUBJECT}(?=,? §)`);
/** Treatises by several names, in one word behind which the mark of a section follows. */
const KNOWN =
  /^(?:(?:(?:Charles Alan )?Wright(?: & |, | and )(?:Arthur R\. )?Miller(?: & (?:[A-Z]\w+ ?){1,3})?(?: et al\.)?, )?Federal Practice (?:and|&) Procedure(?::? (?:Civil|Criminal|Jurisdiction|Evidence)(?: [23]d)?)?|Moore['’]s Federal Practice|Weinstein['’]s (?:Federal )?Evidence|Wigmore, Evidence|Areeda & Hovenkamp, Antitrust Law|(?:Wayne R\. )?LaFave, (?:Search (?:and|&) Seizure|Substantive Criminal Law)|(?:Singer, )?Sutherland Statutory Construction|Larson['’]s Workers['’] Compensation(?: Law)?|Witkin, (?:Cal\.|California) (?:Procedure|Evidence)|Summary of California Law|Rotunda & Nowak, Treatise on Constitutional Law)(?=,? §)/;
/** Longest name of a treatise; the mark of its section follows. */
const REACH = 110;

/** Whether a section's mark is near enough: most capitalized words are refused by it. */
function hasMark(text: string, from: number): boolean {
  const mark = text.slice(from, from + REACH).indexOf('§');
  return mark > 0;
}

/** A volume right before the name: `5 Corbin on Contracts`. */
function volumeStart(text: string, at: number): number {
  let i = at - 1;
  if (!isSpace(codeAt(text, i))) return at;
  while (i > 0 && at - i < 5 && isDigit(codeAt(text, i - 1))) i--;
  const isVolume = i < at - 1 && !/[\w.,]/.test(text[i - 1] ?? '');
  return isVolume || (i < at - 1 && isSpace(codeAt(text, i - 1))) ? i : at;
}

/** A treatise with its section (Bluebook rule 15): `9 Wright & Miller, Federal Practice § 2529`. */
export function readTreatise(text: string, at: number): Draft | undefined {
  if (!hasMark(text, at)) return undefined;
  const near = text.slice(at, at + REACH);
  const found = ON.exec(near) ?? KNOWN.exec(near);
  if (!found) return undefined;
  const from = at + found[0].length;
  const sections = readSections(text, from + /^,?\s*/.exec(text.slice(from, from + 4))![0].length);
  if (!sections) return undefined;
  const start = volumeStart(text, at);
  const volume = text.slice(start, at).trim();
  const title = collapse(found[0]);
  const brackets = readBrackets(text, sections.end, undefined, true);
  const { year, edition } = brackets;
  return {
    kind: 'book',
    start,
    open: start,
    end: sections.end,
    tail: sections.end,
    close: Math.max(sections.end, brackets.end),
    fields: {
      title,
      ...(volume && { volume }),
      section: sections.first,
      pin: sections.pin,
      year,
      edition,
    },
    normalized: [volume, title, `§ ${sections.all.join(', ')}`].filter(Boolean).join(' '),
  };
}
