import { type Phrase, phraseRule } from '../phrases.js';

/** Words whose negation says something weaker than their opposite, and nothing exact. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['uncommon', 'common'],
  ['unlikely', 'likely'],
  ['unusual', 'usual'],
  ['unaware', 'aware'],
  ['unmindful', 'mindful'],
  ['insignificant', 'significant'],
  ['inconsiderable', 'considerable'],
  ['infrequent', 'frequent'],
  ['infrequently', 'often'],
  ['dissimilar', 'similar'],
  ['inconsistent', 'consistent'],
  ['unfamiliar', 'familiar'],
  ['unimportant', 'important'],
  ['unwilling', 'willing'],
  ['unsympathetic', 'sympathetic'],
  ['impossible', 'possible'],
  ['improbable', 'probable'],
  ['unknown', 'known'],
];

export const doubleNegative = phraseRule(
  {
    id: 'double-negative',
    name: 'Double negative',
    family: 'sentences',
    severity: 'low',
    why: 'The reader has to turn it round twice, and may stop at the wrong side.',
    source:
      'Wydick, Plain English for Lawyers, on multiple negatives; Orwell, Politics and the English Language',
    matches: ['Such errors are [[not uncommon]].'],
    passes: [
      'The search was not unreasonable.',
      'The act was not unlawful.',
      'Such errors are common.',
    ],
  },
  PAIRS.map(
    ([negative, positive]): Phrase => ({
      find: `not ${negative}`,
      advice: `say “${positive},” or say how much`,
    }),
  ),
);
