import { type Phrase, type PhrasePlace, phraseRule } from '../phrases.js';
import { MISSPELLINGS } from './misspellings.js';

const after = ({ tokens, to }: PhrasePlace, ahead = 0): string => tokens[to + ahead]?.lower ?? '';
const before = ({ tokens, from }: PhrasePlace): string => tokens[from - 1]?.lower ?? '';
const near = ({ tokens }: PhrasePlace, words: RegExp): boolean =>
  tokens.some(({ lower, masked }) => !masked && words.test(lower));

/** Wrong everywhere it stands. */
const ALWAYS: readonly (readonly [string, string])[] = [
  ['statue of limitations', 'statute of limitations'],
  ['statue of limitation', 'statute of limitations'],
  ['statue of frauds', 'statute of frauds'],
  ['statues of limitations', 'statutes of limitations'],
  ['trail court', 'trial court'],
  ['trail courts', 'trial courts'],
  ['trail judge', 'trial judge'],
  ['trail counsel', 'trial counsel'],
  ['trail date', 'trial date'],
  ['jury trail', 'jury trial'],
  ['bench trail', 'bench trial'],
  ['fair trail', 'fair trial'],
  ['principle and interest', 'principal and interest'],
  ['principle place', 'principal place'],
  ['principle office', 'principal office'],
  ['principle amount', 'principal amount'],
  ['principle balance', 'principal balance'],
  ['principle issue', 'principal issue'],
  ['principle issues', 'principal issues'],
  ['principle reason', 'principal reason'],
  ['principle argument', 'principal argument'],
  ['principle purpose', 'principal purpose'],
  ['principle question', 'principal question'],
  ['principle witness', 'principal witness'],
  ['principle cause', 'principal cause'],
  ['in principal', 'in principle'],
  ['principals of law', 'principles of law'],
  ['principals of equity', 'principles of equity'],
  ['principals of contract', 'principles of contract'],
  ['principals of justice', 'principles of justice'],
  ['legal principal', 'legal principle'],
  ['legal principals', 'legal principles'],
  ['advise of council', 'advice of counsel'],
  ['advise of counsel', 'advice of counsel'],
  ['advice of council', 'advice of counsel'],
  ['opposing council', 'opposing counsel'],
  ['defense council', 'defense counsel'],
  ['appointed council', 'appointed counsel'],
  ['assistance of council', 'assistance of counsel'],
  ['right to council', 'right to counsel'],
  ['council for plaintiff', 'counsel for plaintiff'],
  ['council for defendant', 'counsel for defendant'],
  ['council for the plaintiff', 'counsel for the plaintiff'],
  ['council for the defendant', 'counsel for the defendant'],
  ['city counsel voted', 'city council voted'],
  ['legal advise', 'legal advice'],
  ['no affect', 'no effect'],
  ['an affect', 'an effect'],
  ['adverse affect', 'adverse effect'],
  ['any affect', 'any effect'],
  ['take affect', 'take effect'],
  ['takes affect', 'takes effect'],
  ['took affect', 'took effect'],
  ['in affect', 'in effect'],
  ['breech of contract', 'breach of contract'],
  ['breech of duty', 'breach of duty'],
  ['breech of the', 'breach of the'],
  ['to breech', 'to breach'],
  ['breeched', 'breached'],
  ['material breech', 'material breach'],
  ['martial property', 'marital property'],
  ['martial status', 'marital status'],
  ['martial home', 'marital home'],
  ['martial assets', 'marital assets'],
  ['martial estate', 'marital estate'],
  ['~comply to', '~comply with'],
  ['tortuous interference', 'tortious interference'],
  ['tortuous conduct', 'tortious conduct'],
  ['tortuous act', 'tortious act'],
  ['illicited', 'elicited'],
  ['must of been', 'must have been'],
  ['irregardless', 'regardless'],
  ['is comprised of', 'is composed of'],
  ['are comprised of', 'are composed of'],
  ['was comprised of', 'was composed of'],
  ['were comprised of', 'were composed of'],
  ['pubic hearing', 'public hearing'],
  ['pubic policy', 'public policy'],
  ['pubic record', 'public record'],
  ['pubic records', 'public records'],
  ['pubic interest', 'public interest'],
  ['pubic official', 'public official'],
  ['general pubic', 'general public'],
  ['waved his right', 'waived his right'],
  ['waved her right', 'waived her right'],
  ['waved its right', 'waived its right'],
  ['waved their right', 'waived their right'],
  ['waved any objection', 'waived any objection'],
  ['waver of', 'waiver of'],
  ['cannons of construction', 'canons of construction'],
  ['cannon of construction', 'canon of construction'],
  ['cannons of ethics', 'canons of ethics'],
  ['city ordnance', 'city ordinance'],
  ['zoning ordnance', 'zoning ordinance'],
  ['free reign', 'free rein'],
  ['mute point', 'moot point'],
  ['tax lean', 'tax lien'],
  ['tenets in common', 'tenants in common'],
  ['has lead to', 'has led to'],
  ['have lead to', 'have led to'],
  ['had lead to', 'had led to'],
  ['more then', 'more than'],
  ['less then', 'less than'],
  ['rather then', 'rather than'],
  ['greater then', 'greater than'],
  ['other then', 'other than'],
  ['there own', 'their own'],
  ['their is', 'there is'],
  ['their are', 'there are'],
  ['their was', 'there was'],
  ['their were', 'there were'],
  ['averse party', 'adverse party'],
  ['risk adverse', 'risk averse'],
  ['appraised of the', 'apprised of the'],
  ['appraised of his', 'apprised of his'],
  ['appraised of her', 'apprised of her'],
  ['for all intensive purposes', 'for all intents and purposes'],
  ['imminent domain', 'eminent domain'],
  ['immanent domain', 'eminent domain'],
  ['parole evidence', 'parol evidence'],
  ['parol board', 'parole board'],
  ['parol officer', 'parole officer'],
  ['deep-seeded', 'deep-seated'],
  ['between you and i', 'between you and me'],
  ['judgement', 'judgment'],
  ['judgements', 'judgments'],
];

const OWNED =
  /^(?:own|burden|motion|decision|ruling|order|orders|complaint|brief|employees|terms|obligations|obligation|duties|duty|rights|customers|policy|holding|opinion|discretion|jurisdiction|judgment|face|entirety|claims|argument|officers|agents|business|contract|members|position|authority|power|findings|conclusion|analysis)$/;
const STIRRED = /^(?:testimony|information|responses?|evidence|answers?|statements?|confessions?)$/;
/** What is effected, that is brought about, and not affected. */
const BROUGHT_ABOUT =
  /^(?:arrests?|changes?|service|settlements?|purposes?|ends|goals?|policy|policies|repairs?|will|intent|intentions?|transfers?|sales?|removals?|seizures?|search|searches|entry|escape|release|rescue|delivery|merger|termination|transactions?|payments?|reforms?|plans?|amendments?|conveyances?|detention|stop|takings?)$/;
const TOUCHED = /^(?:every|all|his|her|their|our|him|them|us|interstate|both|each|any)$/;

/** Verbs before a clause: `they say it's evidence`. */
const BEFORE_CLAUSE =
  /^(?:say|think|believe|know|hope|mean|show|argue|claim|find|feel|hold|agree|admit|concede|assume|suppose|suggest|see|tell|understand|is|be)$/;

/** `avoid it's duties`, `under it's terms`: an object that owns its noun. */
function ownsObject(place: PhrasePlace): boolean {
  const [previous, next, second] = [
    place.tokens[place.from - 1],
    place.tokens[place.to],
    place.tokens[place.to + 1],
  ];
  if (!previous || previous.masked || !next || next.masked) return false;
  const takesObject =
    (previous.pos === 'ADP' && !/^(?:that|because|as|like|if|whether)$/.test(previous.lower)) ||
    (previous.pos === 'VERB' && !BEFORE_CLAUSE.test(previous.lemma));
  const isThing = next.pos === 'NOUN' || (next.pos === 'ADJ' && second?.pos === 'NOUN');
  return takesObject && isThing;
}

const COMPARATIVES =
  /^(?:broader|narrower|later|earlier|higher|lower|better|worse|larger|smaller|longer|shorter|stronger|weaker|older|younger|fewer|sooner|further|stricter|easier|harder)$/;
const ENGAGED = [
  'retain',
  'retained',
  'hire',
  'hired',
  'consult',
  'consulted',
  'appoint',
  'engage',
];

const inPlace: readonly Phrase[] = [
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
      place.tokens.slice(0, place.from).some(({ lower }) => lower === 'whether') &&
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
  { find: "it's", put: 'its', where: ownsObject },
  { find: "its'", put: 'its' },
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

export const confusables = phraseRule(
  {
    id: 'confusable',
    name: 'Mistaken word',
    family: 'word-choice',
    severity: 'high',
    why: 'A spelling checker accepts many such words, and a court does not.',
    source: 'Garner’s Dictionary of Legal Usage, on the words concerned',
    matches: [
      'The [[statue of limitations]] has run.',
      'The agent bound his [[principle]], the seller.',
      'It met [[it’s]] burden.',
      'They [[could of]] settled.',
      'A party may not avoid [[it’s]] discovery obligations.',
      'The clause is broader [[then]] most.',
      'You should [[retain council]] now.',
      'I cannot [[give you advise]] on that.',
      'The form cites the 2003 [[statue]], which was repealed.',
      'This is a draft for [[you’re]] review.',
    ],
    passes: [
      'The principal issue is notice.',
      'A statue stood in the square.',
      'The hiker left the trail.',
      'It’s the buyer’s duty.',
      'The city council took the advice of counsel.',
      'A tortuous path led to the creek.',
      'The marshal effected service.',
      'This could of course change.',
      'Delay might of itself be enough.',
      'They came to effect his arrest.',
      'By its clear terms the act reaches brokers.',
      'He drove farther and then stopped later, then the police came.',
      'The board may retain council members’ mail.',
      'They know it’s evidence.',
    ],
  },
  [
    ...ALWAYS.map(([find, put]): Phrase => ({ find, put })),
    ...MISSPELLINGS.map(([find, put]): Phrase => ({ find, put })),
    ...inPlace,
  ],
);
