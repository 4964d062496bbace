import type { Citation, Span } from '@casewright/law/citations';

/** Signals of contradiction, comparison, and background: the case need not say it. */
const SILENT = /^(?:but\b|contra|cf\b|compare|see generally|quoting|citing|quoted|cited)/;
/** Before an *id.*, of which no signal is read. */
const SILENT_BEFORE = /\b(?:but see|but cf\.|cf\.|contra|compare|see generally),?\s*$/i;
/** Parentheticals about the citation, and not about what the case says. */
const ABOUT_CITATION =
  /^(?:quoting|citing|quoted|cited|emphas|internal|citations?\b|alterations?\b|footnotes?\b|plurality|per curiam|en banc|unpublished|mem\b|table|same|collecting|cleaned up|on reh|overrul|abrogat|supersed)/i;
/** Words that a citation stands behind as a noun of its sentence: "the rule of *Roe*". */
const LEADS_IN =
  /\b(?:in|under|by|of|to|from|with|on|per|following|like|unlike|since|after|before|as|for|upon|through|at|against|that|because)[\s*_]*$/i;
const FEWEST_WORDS = 4;

/** Whether a citation is none in support; one of a string has the signal before it. */
export function isSilent(text: string, { start, fields, kind }: Citation, previous: boolean) {
  if (fields.signal) return SILENT.test(fields.signal);
  const before = text.slice(Math.max(0, start - 24), start);
  return previous || (kind === 'id' && SILENT_BEFORE.test(before));
}

/** Whether what comes before a citation goes on to it. */
export const leadsIn = (before: string): boolean => LEADS_IN.test(before);

/** The parenthetical that says what the case holds; null where there is none. */
export function explanatory(text: string, { end, fullSpan, fields }: Citation): Span | null {
  const { parenthetical = '' } = fields;
  const words = parenthetical.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (words < FEWEST_WORDS || ABOUT_CITATION.test(parenthetical)) return null;
  const start = text.indexOf(parenthetical, end);
  const isOwn = start >= 0 && start + parenthetical.length <= Math.max(end, fullSpan.end);
  return isOwn ? { start, end: start + parenthetical.length } : null;
}
