import type { Core } from './case-core.js';
import type { Lexicon } from './lexicon.js';

const LOUISIANA_PAGE = /^[- ](\d{2,5}[A-Z]?) \($/;
const LOUISIANA_DATE = /^ (\d{1,2}\/\d{1,2}\/\d{2,4})\)/;

/** "2009 1359R (La.App. 1 Cir. 05/10/10)": the docket is the page and the court the reporter. */
export function readLouisiana(text: string, start: number, lexicon: Lexicon): Core | undefined {
  const offset = text.slice(start, start + 14).indexOf('(');
  if (offset === -1) return undefined;
  const open = start + offset;
  const volume = /^\d{2,4}/.exec(text.slice(start, start + 4))?.[0] ?? '';
  const page = LOUISIANA_PAGE.exec(text.slice(start + volume.length, open + 1));
  if (!page) return undefined;
  const hit = lexicon.match(text, open + 1).findLast((each) => each.value.forms.includes('U'));
  const date = hit && LOUISIANA_DATE.exec(text.slice(hit.end, hit.end + 14));
  if (!hit || !date) return undefined;
  return {
    start,
    end: hit.end + date[0].length,
    volume,
    entry: hit.value,
    reporterStart: open + 1,
    reporterEnd: hit.end,
    page: page[1] ?? null,
    short: false,
    pinAt: -1,
    dateFiled: date[1],
  };
}
