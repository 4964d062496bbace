import { type Phrase, type PhrasePlace, phraseRule, phrasesOf } from '../phrases.js';

const before = ({ tokens, from }: PhrasePlace) => tokens[from - 1];
const after = ({ tokens, to }: PhrasePlace) => tokens[to];

const POINTS = /^(?:and|of|the|to|in|that|any|by|from|for|with|on|upon|under|at|all|between)$/;

/** `said truck`, and not `he said the truck` or `the sheriff said nothing`. */
function isDeterminer(place: PhrasePlace): boolean {
  const [previous, next] = [before(place), after(place)];
  if (!next || next.masked) return false;
  // `Said hulls leak`, where the tagger makes a verb of the noun.
  const isNoun = !previous && next.pos === 'VERB' && /s$/.test(next.text);
  if (!isNoun && next.pos !== 'NOUN' && next.pos !== 'ADJ') return false;
  if (/^(?:nothing|something|so|such|more|as|much|little|no|yes|what|goodbye)$/.test(next.lower))
    return false;
  return !previous || previous.text === ',' || POINTS.test(previous.lower);
}

/** `return same`, and not `the same` or `same day`. */
function isPronoun(place: PhrasePlace): boolean {
  const [previous, next] = [before(place), after(place)];
  return (
    (previous?.pos === 'VERB' ||
      /^(?:return|sign|pay|deliver|forward|execute|of)$/.test(previous?.lower ?? '')) &&
    (!next || next.kind === 'mark' || /^(?:to|by|and|in)$/.test(next.lower))
  );
}

const beforeNoun = (place: PhrasePlace): boolean => after(place)?.pos === 'NOUN';

const CASE_NOUNS =
  /^(?:case|action|matter|appeal|motion|petition|suit|proceeding|litigation|dispute|offense|application|complaint|lawsuit|claim)$/;

const PARTIES: readonly Phrase[] = ['the ', ''].flatMap((article) =>
  ['first', 'second', 'third'].flatMap((rank) =>
    ['party', 'parties'].map((party) => ({
      find: `${article}${party} of the ${rank} part`,
      advice: 'name the party: “the seller,” or by its name',
    })),
  ),
);

/** `the case at bar`: there is only one. */
const CASES: readonly Phrase[] = ['case', 'action', 'matter', 'appeal', 'cause'].flatMap((noun) =>
  ['at bar', 'sub judice'].map((where) => ({
    find: `the ${noun} ${where}`,
    put: `this ${noun}`,
  })),
);

const ROWS: readonly Phrase[] = [
  ...phrasesOf(`
pursuant to > under | prior to > before | subsequent to > after | in lieu of > instead of |
forthwith > immediately | to wit > namely | inter alia > among other things | heretofore >? until now |
hitherto >? until now | hereinabove > above | hereinbefore > above | hereinbelow > below |
attached hereto > attached | attached herewith > attached | enclosed herewith > enclosed |
parties hereto > parties | party hereto > party | therein >? in it | thereto >? to it | thereon >? on it |
thereunder >? under it | therefrom >? from it | thereupon >? then | theretofore >? until then |
wherein >? in which | whomsoever > whomever | whosoever > whoever | ~effectuate service > ~effect service |
anent > about | therewith >? with it | whensoever > whenever | wheresoever > wherever |
thenceforth >? from then on | thenceforward >? from then on | be and hereby is > is |
be , and hereby is , > is | be , and it hereby is , > is | be and the same hereby is > is |
be and is hereby > is | enclosed please find >? enclosed is | attached please find >? attached is`),
  ...phrasesOf(
    `be it remembered that | know ye | by these presents | further deponent sayeth not |
know all men by these presents | premises considered | further affiant sayeth not |
further affiant sayeth naught | witnesseth`,
    'leave the formula out',
  ),
  ...phrasesOf(`now comes | comes now`, 'begin with the party and what it asks for'),
  ...phrasesOf(`it is incumbent on | it is incumbent upon`, 'name who must act: “the seller must”'),
  ...phrasesOf(
    `it was incumbent upon | it was incumbent on`,
    'name who had to act: “the seller had to”',
  ),
];

export const legalese = phraseRule(
  {
    id: 'legalese',
    name: 'Legalese',
    family: 'plain-words',
    severity: 'low',
    why: 'The plain word is shorter, and it means the same to a lawyer and to everybody else.',
    source: 'Garner, Legal Writing in Plain English; Wydick, Plain English for Lawyers',
    matches: [
      'The agency acted [[pursuant to]] the statute.',
      'He read the deed and [[said]] deed was void.',
      '[[Said]] welds broke.',
      'In [[the instant]] case the officer never knocked.',
      '[[Notwithstanding the foregoing]], the court shifted the burden.',
      { in: 'demand-letter', text: 'Sign the release and return [[same]] to us.' },
      '[[The party of the first part]] sold the truck.',
      'The order must be [[effectuated]] at once.',
      'In [[the case at bar]] nobody was hurt.',
    ],
    passes: [
      'He said nothing about the deed.',
      'The same judge heard both motions.',
      'The deed was executed before a notary, and the claim is moot.',
      'The prayer asks for damages “pursuant to the statute.”',
      'The party of the second generation was smaller.',
      'She passed the bar, and the case was heard there.',
      'In witness whereof, the parties have signed.',
    ],
  },
  [
    ...ROWS,
    { find: 'in consideration of the premises', advice: 'say what each side gives' },
    { find: 'hereto', advice: 'name the document: “to this agreement”' },
    { find: 'herein', advice: 'name the place: “in this brief,” “in Section 4”' },
    { find: 'hereof', advice: 'name the document: “of this agreement”' },
    { find: 'hereunder', advice: 'name the document: “under this agreement”' },
    { find: 'herewith', advice: 'leave it out, or say “with this letter”' },
    { find: 'hereinafter', advice: 'a short name in brackets and quotation marks is enough' },
    { find: 'thereof', advice: 'say “of it,” “its,” or name the thing' },
    { find: 'hereunto', advice: 'leave it out' },
    { find: 'thereunto', advice: 'leave it out, or say “to it”' },
    { find: 'thereabouts', advice: 'say how near' },
    ...['notwithstanding the foregoing', 'notwithstanding anything to the contrary'].map(
      (find) => ({
        find,
        advice: 'name what gives way: “Despite Section 4,” or in argument “even so”',
      }),
    ),
    {
      find: 'hereby',
      put: '',
      where: (_, { documentKind }) => /letter|memo|brief/.test(documentKind),
    },
    {
      find: 'whereof',
      advice: 'say “of which”',
      where: (place) => before(place)?.lower !== 'witness',
    },
    ...phrasesOf(
      'aforementioned > | aforesaid > | above-mentioned > | abovementioned > | above-referenced > ',
    ).map((phrase) => ({ ...phrase, where: beforeNoun })),
    {
      find: 'above-captioned',
      put: '',
      where: (_, { documentKind }) => /letter|memo/.test(documentKind),
    },
    { find: 'the said', put: 'the', where: (place) => after(place)?.pos === 'NOUN' },
    { find: 'said', put: 'the', where: isDeterminer },
    { find: 'same', put: 'it', safe: false, where: isPronoun },
    {
      find: 'the instant',
      put: 'this',
      where: (place) => CASE_NOUNS.test(after(place)?.lower ?? ''),
    },
    ...PARTIES,
    ...CASES,
    {
      find: '~effectuate',
      put: '~carry out',
      safe: false,
      where: (place) => !/^(?:service|a|an)$/.test(after(place)?.lower ?? ''),
    },
    {
      find: '~effectuate',
      advice: 'say what is done: “make,” “complete,” “bring about”',
    },
    {
      find: 'come now',
      advice: 'begin with the parties and what they ask for',
      where: (place) => place.from === 0,
    },
    { find: 'as per', put: 'under', safe: false, where: (place) => after(place)?.lower !== 'se' },
  ],
);
