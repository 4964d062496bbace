import { courtFromCitation } from '../courts/citation-courts.js';
import { readDate } from './bracket-date.js';

/** What the brackets after a citation say (Bluebook rules 10.4–10.6). */
export interface Brackets {
  year?: number;
  month?: number;
  day?: number;
  court?: string;
  courtFound?: string;
  weight?: string[];
  parenthetical?: string;
  shortName?: string;
  edition?: string;
  publisher?: string;
  /** Text of a first bracket that is no court or date. */
  end: number;
}

const WEIGHT =
  /^(?:per curiam|en banc|in banc|mem\.?|memorandum|plurality(?: opinion)?|unpublished(?: table decision| disposition| opinion)?|table|dict(?:um|a)|by implication|alteration|emphasis|citations?|footnotes?|internal|in chambers|opinion of|sub silentio|alternative holding|same)\b/i;
const JUDGE = /(?:\bC\. ?J\.|\bJJ?\.|\bCircuit Judge|\b(?:Chief )?Justice\b)/;

/** "Holmes, J., concurring": names only in front of the judge's title. */
function isJudge(content: string): boolean {
  const title = JUDGE.exec(content);
  if (!title) return false;
  const names = content.slice(0, title.index).trim().split(/\s+/);
  return names.every((word) => /^(?:[A-Z&]|and$|of$|joined$|by$)/.test(word));
}

const HEREINAFTER =
  /^(?:hereinafter(?: cited as| referred to as)?,?\s*|the\s+)?[“"']{1,2}\s*([A-Z][\w.'’& -]{1,40}?)[,.]?\s*[”"']{1,2}$/;

function readFirst(content: string, state: string | undefined, into: Brackets): boolean {
  const dated = readDate(content);
  if (!dated) {
    if (content.length > 48) return false;
    const court = courtFromCitation(content, undefined, state);
    if (court) Object.assign(into, { court, courtFound: content });
    return court !== undefined;
  }
  const { year, month, day, before } = dated;
  if (before.length > 80 || /["“”]/.test(before)) return false;
  Object.assign(into, { year, month, day });
  if (!before) return true;
  const court = courtFromCitation(before, year, state);
  into.court = court;
  into.courtFound = before;
  return true;
}

const PUBLISHER =
  /^((?:West|Lexis|LexisNexis|Michie|Deering|Vernon|McKinney|Thomson|Consol|Supp|Cum)[A-Za-z.\s&]*)(\d{4})?/;

export function takeBracket(
  content: string,
  first: boolean,
  state: string | undefined,
  law: boolean,
  into: Brackets,
): boolean {
  if (first && law && readLawBracket(content, into)) return true;
  if (first && readFirst(content, state, into)) return true;
  if (into.year === undefined && first && /^[\d,\s*]+$/.test(content)) return false;
  if (content.length < 160 && (WEIGHT.test(content) || isJudge(content))) {
    into.weight = [...(into.weight ?? []), content];
    // A short form's only bracket is its explanation too.
    if (
      into.year === undefined &&
      into.parenthetical === undefined &&
      /concurring|dissenting/.test(content)
    )
      into.parenthetical = content;
    return true;
  }
  const hereinafter = HEREINAFTER.exec(content);
  if (hereinafter) {
    into.shortName = hereinafter[1]!.trim();
    return true;
  }
  if (into.parenthetical !== undefined || !content) return false;
  into.parenthetical = content;
  return true;
}

function readLawBracket(content: string, into: Brackets): boolean {
  const found = PUBLISHER.exec(content);
  const year = /(1[6-9]\d\d|20\d\d)/.exec(content);
  if (found && (found[2] || year)) {
    into.publisher = found[1]!.trim();
    into.year = Number(found[2] ?? year![1]);
    return true;
  }
  if (!year || content.length > 60 || !/^(?:[A-Z][a-z]+\.? \d{1,2}, )?\d{4}\b/.test(content))
    return false;
  const dated = readDate(content);
  into.year = dated?.year ?? Number(year[1]);
  into.month = dated?.month;
  into.day = dated?.day;
  if (/\bed\.|Supp\.|\d[-–]\d/.test(content)) into.edition = content;
  return true;
}
