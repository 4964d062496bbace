import type { Token } from '@casewright/law/sentences';
import { shapeOf } from '../../text/grammar.js';
import { IRREGULAR_BASES, inflect } from '../../verbs/inflect.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';
import { lonePresent } from './lone-present.js';
import { found, oddFormAt } from './odd-forms.js';
import { tenseShift } from './tense-shift.js';

const MODAL = /^(?:must|should|would|could|may|might|shall|will|can|cannot)$/;
const DO = /^(?:did|does|do|didn't|doesn't|don't)$/;
const HAVE = /^(?:has|have|had|having|hasn't|haven't|hadn't)$/;
const BE = /^(?:is|are|was|were|be|been|being|isn't|wasn't|aren't|weren't)$/;
const BETWEEN = /^(?:not|never|yet|also|already|only|always|then|ever|since|later|just)$/;
const MOST_BETWEEN = 2;
const PRONOUN = /^(?:he|she|they|we|i|it|who)$/;
/** A subject is before the auxiliary: else the words are turned round, or it is a noun. */
const SUBJECT = /^(?:NOUN|PROPN|PRON)$/;
const OBJECT = /^(?:DET|PRON|PROPN)$/;
/** Such words are adjectives or nouns too. */
export const LOOSE =
  /^(?:access|damp|subject|clear|open|present|moot|sure|free|void|exempt|direct|correct|complete|suspect|separate|perfect|live|welcome|secure|abuse|intent|content|hurt|spread|bid|cost|split|slow|like|need|use|cause|issue|note|own|effect|state|concern|matter|fact|test|evidence|please|last|round|second|long|short|warm|dry|faint|okay|fine|mean|better|close|near|even|double|still|lay|forward|sound|alike|work|home|reason|change|attempt|leave|notice|fault|error|harm|trial|claim|proof|face|land|water|business|part|party|time|head|sale|loss|result|answer|question|contract|lease|gift|trust|deed|play|plain|apart|alone|go|right|power|fit|rape|cold|calm|wrong|due|idle|stale|brief|level|blind|equal|average|cast)$/;

/** `went` → `gone`, where `have` asks for it; `gone` → `went`, where nothing does. */
const PARTICIPLES = new Map<string, string>();
const PASTS = new Map<string, string>();
for (const base of IRREGULAR_BASES) {
  const { past, participle } = inflect(base);
  if (past === participle || past === base || base === 'be' || base === 'show') continue;
  PARTICIPLES.set(past, participle);
  if (participle !== base) PASTS.set(participle, past);
}

const NEAR = 20;
/** With a subject and an object, and no other verb near it. */
const ONLY_VERB = /^[^XVM]*NV[DRPO][^XVM]*$/;

export const verbForm: Rule = {
  id: 'verb-form',
  name: 'Wrong form of a verb',
  family: 'verbs',
  severity: 'medium',
  why: 'After “have,” “be,” “do,” “to,” and verbs such as “must” only one form of a verb can stand.',
  source: 'Garner’s Modern English Usage, on irregular verbs and auxiliaries',
  matches: [
    'The parties had [[went]] home. The letter was [[wrote]] in May. The clerk did not [[filed]] the order; he read it and did not [[signed]] it. The court must [[grants]] the motion.',
    'She met the agent. He [[tells]] her that the pipe burst, and she paid him. The board met on Friday and [[votes]] to close.',
    'He slept badly. He [[drives]] to the mill and found it shut. She ran the light and [[hits]] the truck.',
    'Vera wrote a book entitled Salt and [[licenses]] it to them.',
    'The clause bars no one, and it prohibits a seller [[to compete]]. She was capable [[to pay]].',
    'The court has not yet [[rule]] on it. After the clerk paid the fee, the bank [[gives]] him the key.',
    'He [[seen]] the car that night. He asked the clerk to [[filed]] it. It should [[denied]].',
  ],
  passes: [
    'He says that the car stopped and turned. She owns the mill and sold the barn. The act bans a suit to collect it.',
    'The parties had gone home; they have need of rest, and must exceed their powers. The clerk did not file the order. The car seen that night was his.',
  ],
  check: (paragraph) => {
    const found = inSentences(paragraph, (sentence, index) => [
      ...sentence.tokens.flatMap(
        (_, at, tokens) => oddFormAt(tokens, at) ?? matchAt(tokens, at) ?? [],
      ),
      ...tenseShift(sentence, paragraph.sentences[index - 1]),
    ]);
    const others = lonePresent(paragraph).filter(
      ({ start }) => !found.some((match) => match.start === start),
    );
    return [...found, ...others];
  },
};

function matchAt(tokens: readonly Token[], at: number): Match | null {
  const verb = tokens[at]!;
  if (verb.masked || verb.kind !== 'word' || verb.text !== verb.lower) return null;
  let gap = 1;
  while (gap <= MOST_BETWEEN && BETWEEN.test(tokens[at - gap]?.lower ?? '')) gap++;
  const [helper, subject] = [tokens[at - gap], tokens[at - gap - 1]];
  if (!helper || helper.masked) return null;
  const irregular = PARTICIPLES.get(verb.lower);
  if (irregular && !/^(?:had|did)$/.test(verb.lower)) {
    if (HAVE.test(helper.lower) || (BE.test(helper.lower) && verb.pos === 'VERB'))
      return matchOf(verb, irregular, helper);
  }
  if (PASTS.has(verb.lower) && gap === 1 && /^(?:he|she|they|we|i)$/.test(helper.lower))
    return isPlainClause(tokens, at) ? matchOf(verb, PASTS.get(verb.lower)!, helper) : null;
  // `The guard seen him.`
  const isSubject = PASTS.has(verb.lower) && helper.pos === 'NOUN' && gap === 1;
  if (isSubject && ONLY_VERB.test(shapeOf(tokens.slice(Math.max(0, at - NEAR), at + NEAR))))
    return matchOf(verb, PASTS.get(verb.lower)!, helper);
  if (verb.pos !== 'VERB' || !subject || subject.masked) return null;
  return verb.lemma === verb.lower
    ? ofBase(tokens, at, helper, subject)
    : ofInflected(tokens, at, [helper, subject, gap]);
}

/** `should be affirm`, `has not return the keys`: the base where a participle belongs. */
function ofBase(tokens: readonly Token[], at: number, helper: Token, subject: Token): Match | null {
  const [verb, next] = [tokens[at]!, tokens[at + 1]];
  const { participle, past } = inflect(verb.lower);
  if (participle === verb.lower || LOOSE.test(verb.lower) || /-|ed$/.test(verb.lower)) return null;
  const isBe = /^(?:be|been)$/.test(helper.lower)
    ? MODAL.test(subject.lower) || HAVE.test(subject.lower) || BETWEEN.test(subject.lower)
    : BE.test(helper.lower) &&
      (subject.pos === 'NOUN' ||
        (PRONOUN.test(subject.lower) && /^(?:by|to|of)$/.test(next?.lower ?? '')));
  if (isBe && (!next || next.lower === 'to' || /^(?:PUNCT|ADP|CCONJ|SCONJ)$/.test(next.pos)))
    return matchOf(verb, participle, helper);
  const isHave =
    HAVE.test(helper.lower) &&
    (/^(?:NOUN|PROPN|PRON|PUNCT)$/.test(subject.pos) || MODAL.test(subject.lower)) &&
    past !== verb.lower;
  const isSure = helper !== tokens[at - 1] || MODAL.test(subject.lower);
  return isHave &&
    next &&
    (isSure || /^(?:DET|PRON|PROPN|PART)$/.test(next.pos) || next.lower === 'to')
    ? matchOf(verb, participle, helper)
    : null;
}

type Around = readonly [helper: Token, subject: Token, gap: number];

/** `did not filed`, `must grants`, `to filed the order`. */
function ofInflected(tokens: readonly Token[], at: number, around: Around): Match | null {
  const [helper, subject, gap] = around;
  const verb = tokens[at]!;
  const forms = inflect(verb.lemma);
  const isTo = helper.lower === 'to' && gap === 1 && verb.lower === forms.past;
  if (
    isTo &&
    /^(?:VERB|NOUN|PRON|ADJ)$/.test(subject.pos) &&
    OBJECT.test(tokens[at + 1]?.pos ?? '')
  )
    return helper.pos === 'PART' ? matchOf(verb, verb.lemma, helper) : null;
  const isPlain = verb.lower === forms.past || verb.lower === forms.third;
  if (DO.test(helper.lower) && isPlain && (gap > 1 || helper.lower.endsWith("n't")))
    return matchOf(verb, verb.lemma, helper);
  if (!SUBJECT.test(subject.pos) && !PRONOUN.test(subject.lower)) return null;
  if (!MODAL.test(helper.lower) || helper.pos !== 'AUX') return null;
  const isOdd = verb.lower === forms.past && PARTICIPLES.has(verb.lower);
  if (verb.lower === forms.third || isOdd) return matchOf(verb, verb.lemma, helper);
  if (verb.lower === forms.gerund) return matchOf(verb, `be ${verb.lower}`, helper);
  return verb.lower === forms.participle && /ed$/.test(verb.lower)
    ? matchOf(verb, `be ${verb.lower}`, helper)
    : null;
}

/** The pronoun opens the clause, and no auxiliary was left before it: `had he gone`. */
const isPlainClause = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 2];
  return !before || /^(?:,|;|that|and|but|when|because)$/.test(before.lower);
};

const matchOf = (verb: Token, put: string, { text }: Token): Match => found(verb, verb, put, text);
