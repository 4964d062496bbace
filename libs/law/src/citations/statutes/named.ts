import { STATES } from '../courts/states.js';
import { Trie } from '../text/trie.js';
import { conductRules } from './conduct-rules.js';

/** A rule set or manual that is cited by name and number. */
export interface NamedSource {
  kind: 'court-rule' | 'sentencing-guideline';
  /** Bluebook rule 12.9 and BT2. */
  abbreviation: string;
  jurisdiction: string;
}

const FEDERAL: [string, string[]][] = [
  [
    'Fed. R. Civ. P.',
    [
      'FRCP',
      'F.R.C.P.',
      'Fed. R. Civ. Proc.',
      'Fed. Rule Civ. Proc.',
      'Fed. Rules Civ. Proc.',
      'Federal Rule of Civil Procedure',
      'Federal Rules of Civil Procedure',
      'Rule Civ. Proc.',
    ],
  ],
  [
    'Fed. R. Crim. P.',
    [
      'F.R. Crim. P.',
      'Fed. Rule Crim. Proc.',
      'Fed. Rules Crim. Proc.',
      'Fed. R. Crim. Proc.',
      'Federal Rule of Criminal Procedure',
      'Federal Rules of Criminal Procedure',
    ],
  ],
  [
    'Fed. R. App. P.',
    [
      'FRAP',
      'Fed. Rule App. Proc.',
      'Fed. Rules App. Proc.',
      'Federal Rule of Appellate Procedure',
    ],
  ],
  [
    'Fed. R. Evid.',
    [
      'FRE',
      'Fed. Rule Evid.',
      'Fed. Rules Evid.',
      'Federal Rule of Evidence',
      'Federal Rules of Evidence',
    ],
  ],
  [
    'Fed. R. Bankr. P.',
    [
      'Fed. Rule Bkrtcy. Proc.',
      'Bankr. R.',
      'Bankruptcy Rule',
      'Federal Rule of Bankruptcy Procedure',
    ],
  ],
  ['Sup. Ct. R.', ['S. Ct. R.', 'S. Ct. Rule', 'Sup. Ct. Rule', "This Court's Rule"]],
];
const GUIDELINES = [
  'USSG',
  'U.S. Sentencing Guidelines Manual',
  'United States Sentencing Guidelines',
  'U.S. Sentencing Guidelines',
  'United States Sentencing Guidelines Manual',
  'Sentencing Guidelines',
];
/** Subjects of state rules; "Cal." + "R. Civ. P." and so on. */
const STATE_RULES = [
  'R. Civ. P.',
  'R. Crim. P.',
  'R. App. P.',
  'R. Evid.',
  'R. Ct.',
  'Sup. Ct. R.',
  'R. Prof. Conduct',
  "R. Prof'l Conduct",
  'R. Civ. Proc.',
  'R. Crim. Proc.',
  'Evid. R.',
  'Crim. R.',
  'Civ. R.',
  'Ct. R.',
  'Rules of Court',
  'Rules of Ct.',
  'Rule of Court',
  'R. App. Proc.',
  'Super. Ct. R.',
];

const cached: { strict?: Trie<NamedSource>; loose?: Trie<NamedSource> } = {};

/** Rules and guidelines by spelling; built once. */
export function namedSources(ignoreCase = false): Trie<NamedSource> {
  const slot = ignoreCase ? 'loose' : 'strict';
  const made = cached[slot];
  if (made) return made;
  const trie = new Trie<NamedSource>(ignoreCase);
  const add = (spelling: string, source: NamedSource): void =>
    void trie.upsert(spelling, () => source);
  for (const [abbreviation, spellings] of FEDERAL) {
    const source: NamedSource = { kind: 'court-rule', abbreviation, jurisdiction: 'United States' };
    for (const spelling of [abbreviation, ...spellings]) add(spelling, source);
  }
  const guideline: NamedSource = {
    kind: 'sentencing-guideline',
    abbreviation: 'U.S.S.G.',
    jurisdiction: 'United States',
  };
  for (const spelling of ['U.S.S.G.', ...GUIDELINES]) add(spelling, guideline);
  for (const state of STATES) {
    for (const rule of STATE_RULES) {
      const source: NamedSource = {
        kind: 'court-rule',
        abbreviation: `${state.abbreviation} ${rule}`,
        jurisdiction: state.name,
      };
      add(source.abbreviation, source);
    }
  }
  for (const { abbreviation, jurisdiction, spellings } of conductRules()) {
    const source: NamedSource = { kind: 'court-rule', abbreviation, jurisdiction };
    for (const spelling of spellings) add(spelling, source);
  }
  cached[slot] = trie;
  return trie;
}
