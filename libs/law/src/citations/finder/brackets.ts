import { closeOfBracket, codeAt, collapse, skipSpace } from '../text/chars.js';
import { type Brackets, takeBracket } from './bracket-content.js';
import { reporterByAbbreviation } from './reporter-lookup.js';

const PARALLEL = /^\d{1,4} ([A-Z][\w.'’ ]{0,30}?) ?\d+(?:, \d{1,5}(?:[-–]\d+)?)*(?=[,;] |$)/;

/**
 * California prints parallels in square brackets; they are citations of their own. The reporter
 * tells them from a court with its year: "5 Cir. 1956" against "500 P.2d 1962".
 */
function isParallel(content: string): boolean {
  const found = PARALLEL.exec(content);
  return found !== null && reporterByAbbreviation(found[1]!).length > 0;
}

/**
 * Reads the brackets that follow a citation at `at`: court and date, weight, explanation.
 * `state` is the reporter's state abbreviation, for "(Super. Ct. 1990)"; `law` reads publishers.
 */
export function readBrackets(text: string, at: number, state?: string, law = false): Brackets {
  const into: Brackets = { end: at };
  let first = true;
  for (let count = 0; count < 5; count++) {
    const open = skipSpace(text, into.end);
    if (open - into.end > 6) break;
    const code = codeAt(text, open);
    if (code !== 40 && code !== 91) break;
    const close = closeOfBracket(text, open);
    if (close === -1) break;
    const content = collapse(text.slice(open + 1, close - 1));
    if (first && !law && isYear(content)) {
      into.year = Number(content);
      first = false;
    } else if (!isParallel(content)) {
      if (!takeBracket(content, first, state, law, into)) break;
      first = false;
    }
    into.end = close;
  }
  return into;
}

/** "(1973)", most brackets of all. */
function isYear(content: string): boolean {
  if (content.length !== 4) return false;
  const year = Number(content);
  return year >= 1600 && year < 2100 && content.charCodeAt(0) < 51;
}
