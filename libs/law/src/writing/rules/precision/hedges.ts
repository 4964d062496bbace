import { type Phrase, type PhrasePlace, phraseRule } from '../phrases.js';

const next = ({ tokens, to }: PhrasePlace) => tokens[to];
const previous = ({ tokens, from }: PhrasePlace) => tokens[from - 1];
const qualifies = (place: PhrasePlace): boolean => {
  const word = next(place);
  return word?.pos === 'ADJ' && !word.masked;
};

const FORMULAS = [
  'it seems that',
  'it would seem that',
  'it would appear that',
  'it might appear that',
  'it might seem that',
  'it is possible that',
  'it could be argued that',
  'it may be argued that',
  'it might be argued that',
  'it can be argued that',
  'it could be said that',
  'it might be said that',
  'it is arguable that',
  'it is submitted that',
  'it is our position that',
  'it is our belief that',
  'we believe that',
  'we feel that',
  'we think that',
  'we would submit that',
  'i think that',
  'i believe that',
  'i feel that',
  'in our opinion',
  'in my opinion',
];
/** Formulas that advice or a judge's voice may need. */
const OWN_VOICE = /^(?:we|i|in) |^it is possible/;

const formulas = FORMULAS.map(
  (find): Phrase => ({
    find,
    advice: 'state it, or say what the doubt is',
    where: (place, { documentKind }) =>
      !OWN_VOICE.test(find) ||
      (documentKind !== 'opinion' &&
        documentKind !== 'client-letter' &&
        documentKind !== 'memo' &&
        previous(place)?.kind !== 'word'),
  }),
);

const words: readonly Phrase[] = [
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
  { find: 'tends to suggest', put: 'suggests', safe: false },
  { find: 'tend to suggest', put: 'suggest', safe: false },
  { find: 'tends to indicate', put: 'indicates', safe: false },
  { find: 'tend to indicate', put: 'indicate', safe: false },
  { find: 'may possibly', put: 'may' },
  { find: 'might possibly', put: 'might' },
  { find: 'may perhaps', put: 'may' },
  { find: 'might perhaps', put: 'might' },
  { find: 'could possibly', put: 'could', where: (place) => previous(place)?.lower !== 'not' },
  { find: 'may potentially', put: 'may' },
  { find: 'could potentially', put: 'could' },
  { find: 'may conceivably', put: 'may' },
  { find: 'seems to suggest', put: 'suggests', safe: false },
  { find: 'appears to suggest', put: 'suggests', safe: false },
  { find: 'appears to indicate', put: 'indicates', safe: false },
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
