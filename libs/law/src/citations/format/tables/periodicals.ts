import { JOURNAL_ROWS } from '../../reporters/journals.generated.js';
import { INSTITUTION_ROWS } from './institutions.generated.js';
import { PERIODICAL_WORD_ROWS } from './periodical-words.generated.js';
import { abbreviatePlaces } from './places.js';
import { wordMap, wordReplacer } from './words.js';

let byName: Map<string, string> | undefined;
let replace: ReturnType<typeof wordReplacer> | undefined;

const key = (name: string): string => name.toLowerCase().replace(/[’']/g, "'").replace(/^the /, '');

/** Rows are `abbreviation ⇥ name`; an older name does not displace the first. */
function journals(): Map<string, string> {
  if (byName) return byName;
  byName = new Map();
  for (const row of JOURNAL_ROWS.split('\n')) {
    const [short = '', name = ''] = row.split('\t');
    if (!byName.has(key(name)) && name) byName.set(key(name), short);
  }
  return byName;
}

/** `California` is `Calif.` in the California Law Review only; elsewhere a place (T13.1). */
const ONE_JOURNAL_ONLY = new Set(['California']);
/** Words that the case-name table lends to periodicals: the 21st edition has one table. */
const BORROWED: [string, string][] = [
  ['Street', 'St.'],
  ['Manufacturing', 'Mfg.'],
];

function abbreviateWords(text: string): string {
  replace ??= wordReplacer(
    new Map([
      ...wordMap(PERIODICAL_WORD_ROWS),
      ...[...wordMap(INSTITUTION_ROWS)].filter(([name]) => !ONE_JOURNAL_ONLY.has(name)),
      ...BORROWED,
    ]),
  );
  return replace(text);
}

/** Adjacent single capitals close up, but for the U. of an institution: `Yale L.J.`, `Nw. U. L. Rev.` (rule 6.1(a)). */
const closeUp = (text: string): string =>
  text.replace(/(?<=(?:^| )[A-TV-Z]\.) (?=[A-TV-Z]\.(?: |$))/g, '');

const SMALL = / (?:of|the|in|on|for|at|a|an|de)(?= )/gi;

const INSTITUTION =
  /\b(?:Times|Post|Journal|Tribune|Herald|Review|Agency|Association|Bureau|Cent(?:er|re)|Commission|Committee|Council|Department|Foundation|Institut\w+|Office|Service|Society|University)\b/;
/** A site's name: abbreviated where it is a periodical's or an institution's (rules 15.1(d), 18.2.2(b)). */
export const abbreviateSite = (name: string): string =>
  journals().has(key(name)) || INSTITUTION.test(name) ? abbreviatePeriodical(name) : name;

/** A periodical's name as cited: `Harvard Law Review` → `Harv. L. Rev.` (Bluebook rule 16, T13). */
export function abbreviatePeriodical(name: string): string {
  const known = journals().get(key(name));
  if (known) return known;
  if (/[A-Za-z]\.(?: |$)/.test(name)) return name;
  const trimmed = name.replace(/^The /, '').replaceAll('’', "'");
  if (!trimmed.includes(' ')) return trimmed;
  const lead = /^Law\b(?= )/.test(trimmed) ? 'Law' : '';
  const short = abbreviatePlaces(abbreviateWords(trimmed.slice(lead.length)));
  return closeUp(`${lead}${short}`.replace(/,/g, '').replace(SMALL, '').replace(SMALL, ''));
}
