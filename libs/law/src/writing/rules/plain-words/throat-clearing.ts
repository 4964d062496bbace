import { type Phrase, phraseRule, phrasesOf } from '../phrases.js';

const NOTICES =
  'noted remembered observed emphasized mentioned recalled stressed recognized understood pointed·out borne·in·mind kept·in·mind'.split(
    ' ',
  );
const NOTICE =
  'note remember observe emphasize mention recall stress recognize understand realize point·out bear·in·mind keep·in·mind'.split(
    ' ',
  );
const MODALS = 'should must may might will can could'.split(' ');
const ADVERBS = ['', 'also ', 'first ', 'further ', 'again ', 'therefore ', 'perhaps '];
const WEIGHTY =
  'important significant interesting essential crucial critical vital imperative necessary useful instructive helpful'.split(
    ' ',
  );

const spaced = (words: string): string => words.replaceAll('·', ' ');

/** Formulas in all their forms: `it should also be noted that`, `it is important to remember that`. */
const formulas = (): string[] => [
  ...MODALS.flatMap((modal) =>
    ADVERBS.flatMap((adverb) =>
      NOTICES.map((noticed) => `it ${modal} ${adverb}be ${spaced(noticed)} that`),
    ),
  ),
  ...['', 'also '].flatMap((adverb) =>
    WEIGHTY.flatMap((weighty) =>
      NOTICE.map((notice) => `it is ${adverb}${weighty} to ${spaced(notice)} that`),
    ),
  ),
  ...['noting', 'mentioning', 'remembering', 'emphasizing', 'repeating', 'stressing'].flatMap(
    (noticing) =>
      ['is worth', 'is also worth', 'bears'].map((verb) => `it ${verb} ${noticing} that`),
  ),
  ...['', 'respectfully ', 'further ', 'therefore '].map((how) => `it is ${how}submitted that`),
  ...['informed', 'advised'].flatMap((told) =>
    ['please be', 'kindly be', 'be'].map((be) => `${be} ${told} that`),
  ),
  ...['inform you', 'advise you', 'notify you', 'let you know'].flatMap((tell) =>
    ['this letter is', 'i am writing', 'we are writing', 'i write', 'we wish'].map(
      (opening) => `${opening} to ${tell} that`,
    ),
  ),
];

const ANNOUNCED = `
it is noteworthy that | it is to be noted that | it is to be observed that | it is noted that |
it is axiomatic that | it is hornbook law that | it is elementary that | it is beyond dispute that |
it is beyond cavil that | it is beyond peradventure that | it cannot be gainsaid that |
it cannot be overemphasized that | it can hardly be disputed that | there can be no doubt that |
there can be no question that | it bears emphasis that | it goes without saying that | needless to say |
the fact of the matter is that | the fact is that | the truth of the matter is that | suffice it to say that |
suffice it to say | please note that | please take note that | i would like to point out that |
we would like to point out that | we would note that | we respectfully submit that | with all due respect`;

const ANNOUNCEMENTS = [
  ...phrasesOf(ANNOUNCED).map(({ find }) => find),
  ...['this', 'the'].flatMap((which) =>
    ['', 'well '].map((well) => `as ${which} court is ${well}aware ,`),
  ),
  'as is well known ,',
  'as everyone knows ,',
  'for all intents and purposes ,',
  'at the end of the day ,',
  'when all is said and done',
  ...formulas(),
];

/** `must` and `may` say who owes what: where the formula around them is long, the writer strikes it. */
const announcement = (find: string): Phrase =>
  /^it (?:must|may|might) (?!(?:also )?be \S+ that)/.test(find)
    ? { find, advice: 'leave the formula out' }
    : { find, put: '' };

/** What a party says with respect is its argument, and it says so by making it. */
const SUBMITS: readonly Phrase[] = 'submits suggests contends avers submit suggest contend'
  .split(' ')
  .map((find) => ({
    find: `respectfully ${find} that`,
    advice: 'make the argument: that it is submitted, and with respect, is understood',
    where: (_, { documentKind }) => documentKind === 'brief',
  }));

export const throatClearing = phraseRule(
  {
    id: 'throat-clearing',
    name: 'Throat-clearing',
    family: 'plain-words',
    severity: 'low',
    why: 'Words that announce a statement delay it; the statement makes its own point.',
    source: 'Wydick, Plain English for Lawyers; Garner, The Winning Brief',
    matches: [
      '[[It is important to note that the]] rule has limits.',
      '[[Needless to say, no]] record exists.',
      '[[It is respectfully submitted that the]] order is void.',
      '[[It should further be borne in mind that notice]] came late.',
      { in: 'brief', text: 'Plaintiff [[respectfully submits that]] the order is void.' },
    ],
    passes: [
      'The rule is important.',
      'The judge noted that the rule has limits.',
      'The claim was submitted that day.',
      'It should be noted on the docket.',
    ],
  },
  [...ANNOUNCEMENTS.map(announcement), ...SUBMITS],
);
