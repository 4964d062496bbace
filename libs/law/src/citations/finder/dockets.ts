import { readCaseName } from '../names/case-name.js';
import { signalBefore } from '../names/signals.js';
import { codeAt, skipSpaceBack } from '../text/chars.js';
import { readBrackets } from './brackets.js';
import type { Draft } from './draft.js';

const NUMBER =
  /^(?:No|Nos)\.\s*([A-Z]{0,3}-?\d[\w:.-]{0,24}(?:\s?(?:Civ|Cr|CV|CR|Misc)\.?\s?\d+)?(?:\s?\([A-Z]{2,5}\))*(?:(?:,| &| and)\s\d[\d-]+)*)/;
const SLIP = /^,?\s*(?:slip op\.?|ECF No\.? \d+|Dkt\. \d+)(?:,?\s*at\s+(\d+(?:[–-]\d+)?))?/;

/** A decision cited by docket number (Bluebook rule 10.8.1): needs a case name and a date or "slip op.". */
export function readDocket(
  text: string,
  at: number,
  _end: number,
  drafts: Draft[],
): Draft | undefined {
  const found = NUMBER.exec(text.slice(at, at + 64));
  if (!found) return undefined;
  const previous = drafts.at(-1);
  const floor = previous ? Math.min(Math.max(previous.close, previous.tail), at) : 0;
  let nameEnd = skipSpaceBack(text, at, floor);
  if (codeAt(text, nameEnd - 1) !== 44) return undefined;
  nameEnd--;
  const end = at + found[0].replace(/[.\s]+$/, '').length;
  const slip = SLIP.exec(text.slice(end, end + 48));
  const tail = end + (slip?.[0].length ?? 0);
  const brackets = readBrackets(text, tail);
  if (!slip && (brackets.year === undefined || brackets.court === undefined)) return undefined;
  const name = readCaseName(text, nameEnd, floor);
  if (!name?.defendant) return undefined;
  const { plaintiff, defendant, caseName } = name;
  const { year, month, day, court, courtFound, parenthetical, weight } = brackets;
  const draft: Draft = {
    kind: 'docket',
    start: at,
    end,
    tail,
    close: Math.max(tail, brackets.end),
    open: name.start,
    fields: {
      docketNumber: found[1]!.replace(/[.\s]+$/, ''),
      pin: slip?.[1],
      plaintiff,
      defendant,
      caseName,
      year,
      month,
      day,
      court,
      courtFound,
      parenthetical,
      weight,
    },
  };
  draft.fields.signal = signalBefore(text, name.start, floor);
  draft.normalized = `No. ${draft.fields.docketNumber}`;
  return draft;
}
