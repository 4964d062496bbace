import { type Phrase, type PhrasePlace, phraseRule } from '../phrases.js';
import type { RuleContext } from '../rule.js';

const next = ({ tokens, to }: PhrasePlace): string => tokens[to]?.lower ?? '';
const previous = ({ tokens, from }: PhrasePlace): string => tokens[from - 1]?.lower ?? '';

/** Each intensifier with the words after which, or before which, it is a term of the law. */
const INTENSIFIERS: Record<string, RegExp> = {
  ...Object.fromEntries(
    'obviously undoubtedly unquestionably indisputably certainly extremely utterly incredibly blatantly hugely enormously undeniably incontrovertibly'
      .split(' ')
      .map((word) => [word, /^$/]),
  ),
  clearly:
    /^(?:erroneous|established|excessive|defined|marked|delineated|and|identifiable|stated|visible|understood|expressed|apparent|written|inadmissible|articulated|unwarranted|states?|said|say|saying|heard|saw|seen|see|define[sd]?|set|identif\w+|explain\w*|mark|contrary)$/,
  plainly: /^(?:visible|audible|stated|marked|wrong|inadmissible|written|incompetent)$/,
  very: /^(?:same|purpose|purposes|nature|least|existence|essence|heart|reason|thing|things|fact|facts|act|acts|first|last|foundation|idea|point|well|end|language|terms|words|basis|beginning|core|different|question|issue|moment|day|time|person|persons|one|ground|grounds|statute|case|right|rights|object|subject|definition|conduct|kind|sort|top|bottom|center|much|often|people|conditions|matter|matters|few|little|seldom|rarely|important|evidence|power|life|face|presence|process)$/,
  absolutely:
    /^(?:immune|privileged|entitled|liable|barred|prohibited|no|nothing|certain|necessary|necessity|void|null|prohibit\w*|forbid\w*|bar|bars|conclusive|discharged|protected)$/,
  quite: /^(?:the|a|an|apart|so|some|different|possible|another|as)$/,
  truly: /^(?:yours|nonprofit|indigent|needy)$/,
  unmistakably: /^(?:intended|clear|waived?|expressed|identified)$/,
  manifestly:
    /^(?:unjust|unfair|unreasonable|excessive|against|contrary|without|erroneous|unsound)$/,
  patently: /^(?:unreasonable|unconstitutional|offensive|ambiguous|defective|inadmissible|false)$/,
};

/** Adverbs of which two, joined, say no more than one; *clearly and convincingly* is a standard of proof. */
const EMPTY =
  'clearly obviously plainly undoubtedly unquestionably indisputably certainly manifestly patently undeniably blatantly totally utterly absolutely entirely wholly completely truly really'.split(
    ' ',
  );
const JOINTS = [' and ', ' , ', ' '];
/** One of these before another only raises its voice. */
const RAISED = ['very', 'quite', 'so very'];
const RAISES = ['clearly', 'obviously', 'plainly', 'certainly'];

/** `clearly and obviously`: both go. */
const PAIRS: readonly Phrase[] = [
  ...EMPTY.flatMap((first) =>
    EMPTY.filter((second) => second !== first).flatMap((second) =>
      JOINTS.map((joint) => `${first}${joint}${second}`),
    ),
  ),
  ...RAISED.flatMap((raised) => RAISES.map((adverb) => `${raised} ${adverb}`)),
].map((find) => ({ find, put: '', where: isBesideWords }));

/** Between words of one clause: not before a comma, nor where the sentence begins. */
function isBesideWords({ tokens, from, to }: PhrasePlace): boolean {
  const [before, after] = [tokens[from - 1], tokens[to]];
  return (
    before?.kind === 'word' &&
    !/^(?:not|how|so|too|as|more)$/.test(before.lower) &&
    after?.kind === 'word' &&
    !after.masked &&
    !/^(?:and|or|but)$/.test(after.lower)
  );
}

/** Words that cannot be so by degrees: there `completely` and `totally` add nothing. */
const ABSOLUTE =
  /^(?:wrong|false|without|baseless|meritless|irrelevant|immaterial|unfounded|unreasonable|unnecessary|inadequate|unsupported|untrue|incorrect|inaccurate|misplaced|unjustified|devoid|silent|unrelated|void|groundless|absent|identical|ignores?|ignored|misses|missed|misreads?|misstates?|misstated|misapprehends?|overlooks?|overlooked|disregards?|disregarded|lacks?|lacked|fails?|failed)$/;

/** Words after which `it is clear that` is a condition or is itself what is asserted. */
const CONDITIONS =
  /^(?:if|unless|whether|when|whenever|where|until|once|after|before|only|so|make|makes|made|making|as|than|say|says|said|think|thinks|believe|believes|found|finds|hold|holds|held|agree|agrees)$/;

/** A contract argues nothing: a single adverb of it may be a term of the bargain. */
const argues = ({ documentKind }: RuleContext): boolean => documentKind !== 'contract';

const phrases: readonly Phrase[] = [
  ...PAIRS,
  ...['clear', 'plain', 'obvious', 'evident', 'beyond question', 'beyond doubt'].map(
    (word): Phrase => ({
      find: `it is ${word} that`,
      put: '',
      where: ({ tokens, from, to }, context) =>
        argues(context) &&
        !CONDITIONS.test(tokens[from - 1]?.lower ?? '') &&
        tokens[to]?.kind === 'word',
    }),
  ),
  ...['completely', 'totally', 'entirely', 'wholly'].map(
    (find): Phrase => ({
      find,
      put: '',
      where: (place, context) =>
        argues(context) &&
        ABSOLUTE.test(next(place)) &&
        place.from > 0 &&
        !/^(?:not|almost|nearly)$/.test(previous(place)),
    }),
  ),
  ...['abundantly', 'perfectly', 'crystal'].map(
    (word): Phrase => ({
      find: `${word} clear`,
      put: 'clear',
      where: (_, context) => argues(context),
    }),
  ),
  ...Object.entries(INTENSIFIERS).map(
    ([find, terms]): Phrase => ({
      find,
      put: '',
      where: (place, context) => argues(context) && isLoose(place, terms),
    }),
  ),
];

/** Not after `the`, `not` or `so`, and not as part of a term of the law. */
function isLoose(place: PhrasePlace, terms: RegExp): boolean {
  if (terms.test(next(place))) return false;
  if (
    /^(?:the|this|that|these|those|its|his|her|their|our|your|my|not|so|too|how|more|most|less|n't|as|and|or|but|speak|speaks|states?|stated|shown?|shows?|very|almost|nearly|thinking|see|saw|seen)$/.test(
      previous(place),
    ) &&
    place.tokens[place.from - 1]!.text !== 'State'
  )
    return false;
  const { tokens, from, to } = place;
  const [before, after] = [tokens[from - 1], tokens[to]];
  const opens = from === 0;
  if (tokens[from]!.lower === 'certainly' && opens) return false;
  if (after?.masked || /^(?:and|or|but|if|that)$/.test(after?.lower ?? '')) return false;
  if (opens) return after?.text === ',' || after?.pos === 'DET' || after?.pos === 'PRON';
  return (
    after !== undefined && after.kind === 'word' && before !== undefined && before.text !== ','
  );
}

export const intensifiers = phraseRule(
  {
    id: 'intensifier',
    name: 'Empty intensifier',
    family: 'precision',
    severity: 'low',
    why: 'Judges read “clearly” as a sign that the point is not clear; the fact that makes it so persuades.',
    source: 'Garner, The Winning Brief; Scalia and Garner, Making Your Case',
    matches: [
      'The witness was [[clearly wrong]].',
      'The State [[clearly misreads]] the rule.',
      '[[Obviously, the]] driver saw it.',
      '[[It is clear that the]] notice was late.',
      'The witness was [[clearly and obviously wrong]].',
      'The rule is [[very clearly the]] one to apply.',
      { in: 'contract', text: 'The notice is [[totally and completely void]].' },
    ],
    passes: [
      'The ruling was clearly erroneous.',
      'The right was clearly established.',
      'He is absolutely immune.',
      { in: 'contract', text: 'The notice is clearly late.' },
      'The state must prove it clearly and convincingly.',
      'The waiver was made clearly and unmistakably.',
      'The result would be manifestly unjust.',
      'Courts dismiss only if it is clear that no relief could be granted.',
      'The very purpose of the rule is notice.',
    ],
  },
  phrases,
);
