import { firstWord } from '../first-word.js';
import type { Phrase } from '../phrases.js';
import {
  after,
  BROUGHT_ABOUT,
  before,
  COMPARATIVES,
  ENGAGED,
  near,
  OWNED,
  ownsObject,
  STIRRED,
  TOUCHED,
} from './place-words.js';

/** Wrong where other words around them show it. */
export const WRONG_IN_PLACE: readonly Phrase[] = [
  ...['any', 'no', 'a case', 'a single', 'authority', 'to the record'].flatMap((what) =>
    ['site', 'sites', 'sited'].map(
      (verb): Phrase => ({
        find: `${verb} ${what}`,
        put: `${verb.replace('s', 'c')} ${what}`,
        where: (place) => !/^(?:the|a|this|that|web|job|work|each|on)$/.test(before(place)),
      }),
    ),
  ),
  ...['could', 'should', 'would', 'might'].map(
    (modal): Phrase => ({
      find: `${modal} of`,
      put: `${modal} have`,
      where: (place) =>
        !/^(?:course|itself|themselves|himself|herself|right|necessity|their|his|her|the|a|an|its)$/.test(
          after(place),
        ),
    }),
  ),
  {
    find: 'then',
    put: 'than',
    where: (place) =>
      COMPARATIVES.test(before(place)) &&
      /^(?:most|all|any|the|a|an|his|her|its|their|that|those|expected|required|many)$/.test(
        after(place),
      ) &&
      !/^(?:the|its|his|her)$/.test(place.tokens[place.from - 2]?.lower ?? ''),
  },
  ...ENGAGED.map(
    (verb): Phrase => ({
      find: `${verb} council`,
      put: `${verb} counsel`,
      where: (place) => !/^(?:members?|staff|president|chambers)$/.test(after(place)),
    }),
  ),
  ...['give', 'gave', 'giving', 'given'].flatMap((verb) =>
    ['you', 'him', 'her', 'them', 'us', 'me'].map(
      (whom): Phrase => ({ find: `${verb} ${whom} advise`, put: `${verb} ${whom} advice` }),
    ),
  ),
  {
    find: 'the affect of',
    put: 'the effect of',
  },
  {
    find: 'effects',
    put: 'affects',
    safe: false,
    where: (place) =>
      place.tokens[place.from - 1]?.pos === 'NOUN' &&
      firstWord(place.tokens, /^whether$/) < place.from &&
      /^(?:the|your|its|his|her|their|our|any|every)$/.test(after(place)),
  },
  {
    find: 'statue',
    put: 'statute',
    where: (place) =>
      near(place, /^(?:repealed|enacted|codified|unconstitutional|legislature|amended)$/) &&
      !near(place, /^(?:park|monument|erected|erect|marble|bronze|removal|remove|square)$/),
  },
  {
    find: "you're",
    put: 'your',
    where: (place) =>
      /^(?:for|of|at|in|on|with|from|upon|under|to)$/.test(before(place)) &&
      (place.tokens[place.to]?.pos === 'NOUN' || /^(?:review|use|signature)$/.test(after(place))),
  },
  {
    find: 'not effect',
    put: 'not affect',
    where: (place) =>
      /^(?:the|its|his|her|their|our|your)$/.test(after(place)) &&
      /^(?:outcome|outcomes|result|claims?|value|price|rights?|validity|verdict|judgment|enforceability|jurisdiction|analysis|obligations?)$/.test(
        after(place, 1),
      ),
  },
  ...['ask', 'asks', 'asked', 'determine', 'decide', 'know', 'question', 'unclear', 'doubt'].map(
    (verb): Phrase => ({
      find: `${verb} weather`,
      put: `${verb} whether`,
      where: (place) =>
        /^(?:the|a|an|you|your|he|she|it|they|we|i|his|her|their|this|that|there|or)$/.test(
          after(place),
        ),
    }),
  ),
  {
    find: 'who',
    put: 'whom',
    where: (place) =>
      before(place) === 'against' && /^(?:it|the|he|she|they|we|you|this|a)$/.test(after(place)),
  },
  {
    find: 'whom',
    put: 'who',
    where: (place) =>
      before(place) === ',' &&
      /^(?:is|was|are|were|has|had|will|signed|executed|filed|testified|drafted|wrote)$/.test(
        after(place),
      ),
  },
  {
    find: 'your',
    put: "you're",
    where: (place) =>
      /^(?:if|because|when|unless|that|since)$/.test(before(place)) &&
      after(place) === 'not' &&
      !/ing$/.test(after(place, 1)),
  },
  { find: "it's", put: 'its', where: ownsObject },
  {
    find: 'principle',
    put: 'principal',
    where: (place) =>
      /^(?:his|her|the|its)$/.test(before(place)) &&
      near(place, /^(?:agent|surety|loan)$/) &&
      !/^(?:of|that|is|in)$/.test(after(place)),
  },
  {
    find: "it's",
    put: 'its',
    where: (place) => OWNED.test(after(place)) && !/^(?:that|is|for)$/.test(after(place, 1)),
  },
  {
    find: 'its',
    put: "it's",
    safe: false,
    where: (place) =>
      /^(?:not|been|a|the)$/.test(after(place)) ||
      (after(place) === 'clear' && after(place, 1) === 'that'),
  },
  {
    find: "who's",
    put: 'whose',
    where: (place) =>
      /^(?:property|claim|claims|testimony|rights|interests|name|duty|conduct)$/.test(after(place)),
  },
  ...[
    'will',
    'may',
    'would',
    'could',
    'might',
    'not',
    'to',
    'adversely',
    'materially',
    'directly',
    'substantially',
  ].map(
    (lead): Phrase => ({
      find: `${lead} effect`,
      put: `${lead} affect`,
      safe: false,
      where: ({ tokens, to }) =>
        TOUCHED.test(tokens[to]?.lower ?? '') &&
        !tokens.slice(to + 1, to + 4).some(({ lower }) => BROUGHT_ABOUT.test(lower)),
    }),
  ),
  {
    find: 'marital law',
    put: 'martial law',
    where: (place) => near(place, /^(?:governor|declared|military|curfew|troops|president)$/),
  },
  {
    find: 'plead',
    put: 'pleaded',
    safe: false,
    where: (place) =>
      /^(?:he|she|who)$|[^s]$/.test(before(place)) &&
      /^(?:NOUN|PRON)$/.test(place.tokens[place.from - 1]?.pos ?? '') &&
      !/^(?:i|you|we|they)$/.test(before(place)) &&
      !near(place, /^(?:to|must|may|will|can|did|does|not)$/),
  },
  ...['precede', 'precedes', 'preceded', 'preceding'].map(
    (form): Phrase => ({
      find: `${form} with`,
      put: `${form.replace('precede', 'proceed').replace('preceding', 'proceeding')} with`,
    }),
  ),
  {
    find: 'sites',
    put: 'cites',
    where: (place) =>
      /^(?:brief|opinion|court|motion|dissent|majority|plaintiff|defendant|he|she|it|counsel)$/.test(
        before(place),
      ) && /^(?:the|a|an|no|to|one|two|three|four|several|many|some)$/.test(after(place)),
  },
  {
    find: 'sited',
    put: 'cited',
    where: (place) =>
      /^(?:case|cases|brief|statute|rule|opinion|authority|authorities)$/.test(after(place)),
  },
  {
    find: 'to illicit',
    put: 'to elicit',
    where: (place) => STIRRED.test(after(place)) || STIRRED.test(after(place, 1)),
  },
  { find: 'will loose', put: 'will lose' },
  {
    find: 'to loose',
    put: 'to lose',
    where: (place) =>
      /^(?:the|his|her|their|its|this)$/.test(after(place)) &&
      /^(?:case|appeal|claim|right|rights|job|house|money|trial|motion)$/.test(after(place, 1)),
  },
  {
    find: 'to advice',
    put: 'to advise',
    where: (place) => /^(?:the|his|her|their|its|you|them|him)$/.test(after(place)),
  },
];
