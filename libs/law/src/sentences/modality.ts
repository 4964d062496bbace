import type { ActorKind, Modality } from './frame.js';
import { plainModality } from './plain-modality.js';
import type { Token } from './tokens.js';
import type { VerbGroup } from './verb-groups.js';

/** How a verb group and what leans on it bind: `shall not be required to pay`, `may`, `agrees to`. */
export interface Binding {
  modality: Modality;
  /** Whether the words themselves deny: a `none-required` or a denied right does. */
  denies: boolean;
  /** Tokens after the group's start where the act itself is: after `agrees to`. */
  skip: number;
}

const BE = "(?:is|are|was|were|am|isn't|aren't|be|been|remain|remains)";
const HAVE = '(?:have|has|had|having)';
const AUX = '(?:(?:shall|will|must|may|would|should)(?: (?:not|never))? )?(?:hereby )?';
const NO = '(?:no|not any|not the|not have any|never any)';

interface Row {
  pattern: RegExp;
  modality: Modality;
  denies: boolean;
}
const row = (pattern: string, modality: Modality, denies = false): Row => ({
  pattern: new RegExp(`^${AUX}${pattern}`),
  modality,
  denies,
});

/** Read in this order; each begins at the first word of the group. */
const ROWS: readonly Row[] = [
  row(
    `(?:do|does|did|shall|will)(?: not|n't)? (?:not )?(?:need|have) to\\b`,
    'none-required',
    true,
  ),
  row(
    `${BE} (?:not|never|under no|in no way) (?:(?:be|obligation|duty|way) )?(?:(?:obligated|obliged|required|bound)(?: hereunder)? )?to\\b`,
    'none-required',
    true,
  ),
  row(
    `(?:not )?(?:${HAVE}|owes?|assumes?|bears?|undertakes?|accepts?)(?: not)? (?:${NO}|any|no such) (?:further |other |such )?(?:obligations?|duty|duties|liabilit\\w+|responsibilit\\w+)(?: whatsoever| hereunder)?(?: to| for| with)?\\b`,
    'none-required',
    true,
  ),
  row(`${HAVE} (?:${NO}) (?:right|power|authority)(?: or \\w+)? to\\b`, 'prohibition', true),
  row(`${BE} (?:prohibited|barred|forbidden|precluded|restrained) from\\b`, 'prohibition', true),
  row(`${BE} not (?:permitted|allowed|authorized|entitled) to\\b`, 'prohibition', true),
  row(
    '(?:agrees?|undertakes?|covenants?|promises?)(?: and \\w+)?(?: \\w+)? not to\\b',
    'prohibition',
    true,
  ),
  row('refrains? from\\b', 'prohibition', true),
  row(`${BE} (?:\\w+ly )?(?:entitled|permitted|allowed|authorized|free) to\\b`, 'right'),
  row(`${BE} (?:\\w+ly )?entitled\\b`, 'right'),
  row(
    `${HAVE} (?:the|a|an) (?:\\w+,? (?:and |or )?){0,4}?(?:right|option|privilege|discretion|authority|power)s?(?: \\(but not the obligation \\))?(?:,? but not the obligation,?)? to\\b`,
    'right',
  ),
  row('reserves? (?:the|a|its) (?:\\w+ )?right to\\b', 'right'),
  row(
    '(?:agrees?|undertakes?|covenants?|promises?|intends?)(?: and \\w+)?(?: \\w+ly)?(?: with \\w+)? to\\b',
    'duty',
  ),
  row(
    `${BE} (?:\\w+ly )?(?:obligated|obliged|required|bound|to)(?: hereunder)?(?: to)?\\b`,
    'duty',
  ),
  row(`${BE} (?:\\w+ly )?(?:responsible|liable|answerable)\\b`, 'duty'),
  row(`${HAVE} (?:(?:an?|the) (?:\\w+ )?(?:obligation|duty) )?to\\b`, 'duty'),
];
/** More words than any of them has. */
const REACH = 16;

export function bindingOf(
  tokens: readonly Token[],
  group: VerbGroup,
  subject: ActorKind | null,
  deniedInFront: boolean,
): Binding {
  const words = tokens.slice(group.from, group.from + REACH).map(({ lower }) => lower);
  const said = words.join(' ');
  const denied = (group.negatives % 2 === 1) !== (subject === 'none' || deniedInFront);
  for (const { pattern, modality, denies } of ROWS) {
    const found = pattern.exec(said);
    if (!found) continue;
    const skip = / (?:to|from)$/.test(found[0]) ? found[0].split(' ').length : 0;
    return { modality: denied && !denies ? DENIED[modality] : modality, denies, skip };
  }
  return {
    modality: plainModality(tokens[group.verb]!, group, subject, denied),
    denies: false,
    skip: 0,
  };
}

/** What is left of a duty or a right that is denied: `Neither party is obligated to`. */
const DENIED: Record<Modality, Modality> = {
  duty: 'none-required',
  right: 'prohibition',
  prohibition: 'right',
  'none-required': 'duty',
  state: 'state',
  fact: 'fact',
};
