import { type Phrase, type PhrasePlace, phraseRule, phrasesOf } from '../phrases.js';

const WORDS = phrasesOf(`
a lot of >? many | lots of >? many | a bunch of >? several | pretty much >? almost | kids >? children |
okay >? acceptable | cops >? officers | cop >? officer | guys >? men | gonna >? going to | wanna >? want to |
anyways >? anyway | way too >? too | big deal >? serious matter`);

const previous = ({ tokens, from }: PhrasePlace) => tokens[from - 1];

export const informalWords = phraseRule(
  {
    id: 'informal-word',
    name: 'Word of speech',
    family: 'tone',
    severity: 'info',
    why: 'In a document of record the exact word carries more weight.',
    source: 'The Redbook, on levels of formality',
    documents: ['brief', 'contract', 'memo', 'demand-letter', 'opinion', 'other'],
    matches: ['He had [[a lot of]] keys.', 'The [[kids]] were asleep.'],
    passes: ['The lot holds forty cars.', 'This kind of claim fails.', 'He had many keys.'],
  },
  [
    ...WORDS,
    ...['kind of', 'sort of'].map(
      (find): Phrase => ({
        find,
        put: 'somewhat',
        safe: false,
        where: (place) =>
          /^(?:was|is|were|are|felt|looked|seemed)$/.test(previous(place)?.lower ?? ''),
      }),
    ),
  ],
);
