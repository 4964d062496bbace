import { codeAt, isUpper, skipSpace } from '../text/chars.js';
import type { TrieHit } from '../text/trie.js';
import { type Core, readAfterReporter } from './case-core.js';
import type { Entry, Lexicon } from './lexicon.js';

const YEAR_PAGE = /^\s*((?:1[6-9]|20)\d\d)-(\d+)(?![\w-])/;
const YEAR_VOLUME = /^\s*((?:1[789]|20)\d\d[A-F]?),?\s?(\d{1,4})(?!\w)/;
const ENDS_CITATION = /^\s*(?:$|[,;.:)\]("]|at\b)/;

/** A citation without a volume in front: "T.C. Memo. 2019-233", "L.R.A. 1915A, 601", "Baldw. 196". */
export function readBareReporter(
  text: string,
  at: number,
  hit: TrieHit<Entry>,
  lexicon: Lexicon,
): Core | undefined {
  const { forms } = hit.value;
  const base = {
    start: at,
    entry: hit.value,
    reporterStart: at,
    reporterEnd: hit.end,
    short: false,
    pinAt: -1,
  };
  const after = text.slice(hit.end, hit.end + 20);
  for (const [form, pattern] of [
    ['P', YEAR_PAGE],
    ['A', YEAR_VOLUME],
  ] as const) {
    const found = forms.includes(form) ? pattern.exec(after) : null;
    if (found)
      return { ...base, volume: found[1], page: found[2]!, end: hit.end + found[0].length };
  }
  if (!forms.includes('S')) return undefined;
  const core = readAfterReporter(text, at, undefined, at, hit, lexicon);
  if (!core || core.page === null) return undefined;
  return isReporterNotSurname(text, core, lexicon) ? core : undefined;
}

/**
 * Many one-volume reporters are surnames ("Chase, 267"), and a party of that name is usually
 * followed by a citation ("v. Holmes, 221 A.3d 407"): then it is no reporter.
 */
function isReporterNotSurname(text: string, core: Core, lexicon: Lexicon): boolean {
  const rest = text.slice(core.end, core.end + 8);
  if (!ENDS_CITATION.test(rest)) return false;
  const next = skipSpace(text, core.end);
  if (isUpper(codeAt(text, next)) && lexicon.match(text, next).length > 0) return false;
  const found = text.slice(core.reporterStart, core.reporterEnd);
  if (/\.\S|\. |['’]|\(|¶/.test(found)) return true;
  // A bare surname must be where a citation can begin.
  const before = text.slice(Math.max(0, core.start - 4), core.start);
  return core.start === 0 || /[;(]\s*$|\n\s*$/.test(before);
}
