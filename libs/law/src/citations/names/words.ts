import { codeAt, isSpace } from '../text/chars.js';

/** One word of running text, punctuation included. */
export interface Word {
  start: number;
  end: number;
  text: string;
  /** A paragraph or page ends between this word and the next. */
  breaks: boolean;
}

/** The word that ends before `end`, not reaching below `floor`. */
export function wordBefore(text: string, end: number, floor: number): Word | undefined {
  let stop = end;
  let lines = 0;
  while (stop > floor && isSpace(codeAt(text, stop - 1))) {
    const code = codeAt(text, stop - 1);
    if (code === 10) lines++;
    else if (code === 12) lines += 2;
    stop--;
  }
  let start = stop;
  while (start > floor && !isSpace(codeAt(text, start - 1))) start--;
  if (start === stop) return undefined;
  return { start, end: stop, text: text.slice(start, stop), breaks: lines >= 2 };
}

const withoutComma = (word: string): string => (word.endsWith(',') ? word.slice(0, -1) : word);

/** Lower-case words that occur inside the names of parties. */
const CONNECTORS = new Set(
  'of the and for ex rel. rel on behalf de la le du del della der den van von di da dos des et al. al a/k/a d/b/a f/k/a n/k/a dba aka by to at ux. ux vir. ten y e'.split(
    ' ',
  ),
);

export const isConnector = (word: string): boolean => CONNECTORS.has(withoutComma(word));

/** Introductory signals and the words that put a case into a sentence (Bluebook rule 1.2). */
const LEADS = new Set(
  'see also but cf compare with accord contra e.g eg citing quoting quoted cited in under and as by from following since because although while when whereas overruling overruled affirming reversing distinguishing discussing applying adopting rejecting construing interpreting explaining noting holding per both like unlike to for on at that id ibid supra generally then thus hence accordingly moreover however nor or if after before until unless indeed further similarly likewise finally again here yet than through upon within without via is was are were which where who whom of contrast recently later earlier moreover instead specifically compare'.split(
    ' ',
  ),
);

const ORDINAL_LEAD = /^(?:first|second|third|(?:First|Second|Third),)$/;

const isAscii = (code: number): boolean => code >= 97 && code <= 122;

/** Whether a word in front of a name belongs to the sentence and not to the name. */
export function isLead(word: string): boolean {
  // "First, Smith v. Jones" begins a sentence, "First National Bank v. Jones" a name.
  if (ORDINAL_LEAD.test(word)) return true;
  const small = word.toLowerCase();
  const isBare = isAscii(codeAt(small, 0)) && isAscii(codeAt(small, small.length - 1));
  return LEADS.has(isBare ? small : small.replace(/^[^a-z]+|(?<![^a-z])[^a-z]+$/g, ''));
}

const SENTENCE_VERBS = new Set(
  'is was were are be been being has had have held holds holding said says stated states decided reported cited that which where when because but we our us this these those it its they he she his her their if not no than then would could should may might must can cannot did does do also only here there who whom upon under from with within without between after before since into over our about such however therefore what while though although during whether so found finds see rule ruled relied relies rely applied applies apply adopted recognized recognizes explained explains noted notes concluded concludes affirmed reversed argues argued contends contended supports support controls governs requires required provides provided'.split(
    ' ',
  ),
);

/** Words no party's name contains; between "v." and the volume they show the name is not attached. */
export const isSentenceWord = (word: string): boolean => SENTENCE_VERBS.has(withoutComma(word));

/** Suffixes that follow a comma inside one party's name. */
const AFTER_COMMA =
  /^(?:Inc|Incorporated|Ltd|Limited|L\.?L\.?C|L\.?L\.?P|L\.?P|P\.?C|P\.?A|N\.?A|S\.?A|P\.?L\.?C|A\.?G|B\.?V|Co|Corp|Jr|Sr|II|III|IV|F\.?S\.?B|M\.?D|Esq|GmbH|USA|U\.S\.A|et|ex|on|by|individually|Individually|Secretary|Sec'y|Comm'r|Commissioner|Warden|Superintendent|Director|Trustee|Tr|Governor|Gov|Attorney|Att'y|Administrator|Adm'r|d\/b\/a|a\/k\/a|f\/k\/a|and|&|of|Union|Local)\b/;

/** The same in a caption of capitals: `HERTZ, INC.` */
const CAPITALS_AFTER_COMMA = /^(?:INC|INCORPORATED|LTD|LIMITED|CO|CORP|JR|SR|ET)\b/;

export const continuesName = (word: string): boolean =>
  AFTER_COMMA.test(word) || CAPITALS_AFTER_COMMA.test(word);
