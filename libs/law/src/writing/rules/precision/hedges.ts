import { type Phrase, type PhrasePlace, phraseRule, phrasesOf } from '../phrases.js';

const next = ({ tokens, to }: PhrasePlace) => tokens[to];
const previous = ({ tokens, from }: PhrasePlace) => tokens[from - 1];
const qualifies = (place: PhrasePlace): boolean => {
  const word = next(place);
  return word?.pos === 'ADJ' && !word.masked;
};

const FORMULAS = `
it seems that | it would seem that | it would appear that | it might appear that | it might seem that |
it is possible that | it could be argued that | it may be argued that | it might be argued that |
it can be argued that | it could be said that | it might be said that | it is arguable that |
it is submitted that | it is our position that | it is our belief that | we believe that | we feel that |
we think that | we would submit that | i think that | i believe that | i feel that | in our opinion |
in my opinion`;
/** Formulas that advice or a judge's voice may need. */
const OWN_VOICE = /^(?:we|i|in) |^it is possible/;

const formulas = phrasesOf(FORMULAS, 'state it, or say what the doubt is').map(
  (phrase): Phrase => ({
    ...phrase,
    where: (place, { documentKind }) =>
      !OWN_VOICE.test(phrase.find) ||
      (documentKind !== 'opinion' &&
        documentKind !== 'client-letter' &&
        documentKind !== 'memo' &&
        previous(place)?.kind !== 'word'),
  }),
);

const words: readonly Phrase[] = [
  ...phrasesOf(`
tends to suggest >? suggests | tend to suggest >? suggest | tends to indicate >? indicates |
tend to indicate >? indicate | may possibly > may | might possibly > might | may perhaps > may |
might perhaps > might | may potentially > may | could potentially > could | may conceivably > may |
seems to suggest >? suggests | appears to suggest >? suggests | appears to indicate >? indicates`),
  { find: 'somewhat', put: '', safe: false, where: qualifies },
  {
    find: 'rather',
    put: '',
    safe: false,
    where: (place) =>
      next(place)?.pos === 'ADJ' &&
      !/^(?:but|or|would|had|should|than)$/.test(previous(place)?.lower ?? '') &&
      previous(place)?.kind === 'word',
  },
  {
    find: 'arguably',
    put: '',
    safe: false,
    where: (place) => place.from > 0 && next(place)?.kind === 'word',
  },
  { find: 'more or less', advice: 'give the figure, or leave it out' },
  { find: 'could possibly', put: 'could', where: (place) => previous(place)?.lower !== 'not' },
];

export const hedges = phraseRule(
  {
    id: 'hedge',
    name: 'Hedge',
    family: 'precision',
    severity: 'low',
    why: 'A hedge tells the reader that the writer is not sure, and seldom of what.',
    source: 'Garner, The Winning Brief; Wydick, Plain English for Lawyers, on weasel words',
    documents: ['brief', 'memo', 'client-letter', 'demand-letter', 'opinion', 'other'],
    matches: ['[[It would appear that]] the clerk lost it.', 'The claim [[may possibly]] fail.'],
    passes: [
      { in: 'memo', text: 'A court would likely enforce the clause.' },
      'She would rather settle than try the case.',
      'The body appeared to be that of a man.',
    ],
  },
  [...formulas, ...words],
);
