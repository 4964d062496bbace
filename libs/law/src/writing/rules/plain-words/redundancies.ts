import { phraseRule, phrasesOf } from '../phrases.js';

const PAIRS = phrasesOf(`
~refer back to > ~refer to | ~revert back to > ~revert to | ~return back to > ~return to |
~repeat again > ~repeat | ~join together > ~join | ~merge together > ~merge |
~collaborate together > ~collaborate | ~cooperate together > ~cooperate | ~combine together > ~combine |
completely eliminate > eliminate | completely eliminated > eliminated | completely eliminates > eliminates |
totally eliminate > eliminate | completely destroyed > destroyed | completely unanimous > unanimous |
end result > result | final outcome > outcome | final result > result | past history > history |
past experience > experience | future plans > plans | advance planning > planning |
advance warning > warning | exact same > same | actual fact > fact | true fact > fact | true facts > facts |
consensus of opinion > consensus | general consensus > consensus | in close proximity to > near |
close proximity > proximity | basic fundamentals > fundamentals | new innovation > innovation |
new innovations > innovations | unexpected surprise > surprise | added bonus > bonus | free gift > gift |
personal opinion > opinion | period of time > period | point in time > time | whole entire > entire |
small in size > small | large in size > large | few in number > few | postpone until later > postpone |
the reason is because > the reason is that | mutual cooperation > cooperation |
necessary prerequisite > prerequisite | necessary requirement > requirement |
absolutely essential > essential | totally unique > unique | very unique > unique | most unique > unique |
still remains > remains | still remain > remain | plan in advance > plan`);

export const redundancies = phraseRule(
  {
    id: 'redundancy',
    name: 'Redundant word',
    family: 'plain-words',
    severity: 'low',
    why: 'One of the words already says what the other one adds.',
    source: 'Garner’s Modern English Usage, on redundancy',
    matches: ['The [[end result]] was a loss.', 'They should [[refer back to]] the order.'],
    passes: [
      'The result was final.',
      'The parties merged in May.',
      'He gave ten days’ advance notice.',
    ],
  },
  PAIRS,
);
