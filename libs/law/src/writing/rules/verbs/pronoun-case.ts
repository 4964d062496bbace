import type { Token } from '@casewright/law/sentences';
import { inCaseOf, isAbbreviation, isFiniteVerb, shapeOf } from '../../text/grammar.js';
import { inflect } from '../../verbs/inflect.js';
import { pairsOf } from '../../words/pairs.js';
import { BEFORE_CLAUSE } from '../../words/slots.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';
import { ofBody } from './pronoun-number.js';
import { subjectBefore } from './subject.js';

/** Those who do something, and those to whom it is done. */
const TO_OBJECT = new Map(pairsOf('i me|he him|she her|they them|we us'));
const TO_SUBJECT = new Map([...TO_OBJECT].map(([subject, object]) => [object, subject]));
TO_SUBJECT.set('me', 'I');

const OPENS = /^(?:[.;:]|that|because|if|when|although|though|unless|while|whether|where|since)$/;
const NO_PREPOSITION =
  /^(?:as|than|like|because|but|that|if|whether|while|since|until|before|after)$/;
const JOINS = /^(?:and|or|nor)$/;
const LONGEST_NAME = 6;

export const pronounCase: Rule = {
  id: 'pronoun-case',
  name: 'Wrong form of a pronoun',
  family: 'verbs',
  severity: 'medium',
  why: '“I,” “he,” and “who” do something; “me,” “him,” and “whom” have it done to them, alone or beside another.',
  source: 'Garner’s Modern English Usage, on pronouns; The Redbook, on pronouns',
  matches: [
    'The manager thanked [[she]] and the porter by letter. She has a client [[whom]] it says was lost.',
    'Please call Dana and [[I]] on Monday. Between you and [[I]], it is weak. She told Dana and [[I]] that it closed.',
    'The notice went to [[he]] and his brother. The suit against [[they]] and the bank failed.',
    'It stays between you, your broker, and [[I]]. The board met late because [[they]] wanted tea.',
    '[[Him]] and the clerk signed. At noon, the clerk and [[me]] heard a crash. When [[us]] tenants complained, it was mended. She says that [[her]] and her clerk never met.',
  ],
  passes: [
    'The board told the owners that they may build. I wrote to you, your broker, and they wrote back.',
    'Dana and I met on Monday. He wrote to Dana, and I called. He knows that Dana and I met.',
  ],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) =>
      tokens.flatMap((token, at): Match[] => {
        const put = token.masked ? undefined : meantAt(tokens, at);
        if (!put) return [];
        const { start, end, text } = token;
        const remark = `In this place it is “${put}.”`;
        const capital = put === 'I' || text === 'I' ? put : inCaseOf(text, put);
        return [{ start, end, remark, replacement: { text: capital, safe: false } }];
      }),
    ),
};

function meantAt(tokens: readonly Token[], at: number): string | undefined {
  const { lower } = tokens[at]!;
  if (lower === 'whom' || lower === 'who') return ofWho(tokens, at);
  if (lower === 'myself') return ofMyself(tokens, at);
  if (/^(?:him|her|it)self$/.test(lower)) return isOfMany(tokens, at) ? 'themselves' : undefined;
  if (/^(?:his|her|its)$/.test(lower) && tokens[at + 1]?.lower === 'own')
    return isOfMany(tokens, at) ? 'their' : undefined;
  const ofOne = ofBody(tokens, at);
  if (ofOne) return ofOne;
  return TO_OBJECT.has(lower)
    ? (ofObject(tokens, at) ?? ofSeries(tokens, at))
    : TO_SUBJECT.has(lower)
      ? ofSubject(tokens, at)
      : undefined;
}

/** `On May 3,`, `At noon,`: no clause, so that what follows is a subject. */
const FRONT = /^A[^XVM,]*,$/;
const VERB = /V(?=B*$)/;
const HELPERS = /[XTB]*$/;

/** `The clerks described himself`: right behind the verb, it is the subject's. */
function isOfMany(tokens: readonly Token[], at: number): boolean {
  const verb = shapeOf(tokens.slice(0, at)).search(VERB);
  if (verb < 1) return false;
  const isEach = /^(?:each|both|all)$/.test(tokens[verb - 1]!.lower) ? 1 : 0;
  const from = shapeOf(tokens.slice(0, verb - isEach)).search(HELPERS);
  const subject = subjectBefore(tokens, from);
  return subject?.isMany === true && !subject.isPair;
}

/** `whom signed`, `the man to who the notice went` */
function ofWho(tokens: readonly Token[], at: number): string | undefined {
  const [first, before, next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]];
  if (!before || !next || next.masked) return undefined;
  if (tokens[at]!.lower === 'whom') {
    // `whom I believe handles it`
    const [says, does] = [tokens[at + 2], tokens[at + 3]];
    const isAside =
      /^(?:i|we|he|she|it|they|you)$/.test(next.lower) && BEFORE_CLAUSE.test(says?.lemma ?? '');
    if (isAside && says!.pos === 'VERB' && isFiniteVerb(does) && does?.lower !== 'to') return 'who';
    // `whom both told her`, `whom later resigned`
    const isBetween = next.pos === 'ADV' || /^(?:both|all|each)$/.test(next.lower);
    const verb = isBetween ? tokens[at + 2] : next;
    return before.pos !== 'ADP' && isFiniteVerb(verb) ? 'who' : undefined;
  }
  if (isHired(tokens, at)) return 'whom';
  const isNamed = first?.pos === 'NOUN' || first?.pos === 'PROPN';
  return isNamed &&
    /^(?:to|with|from|for|by|against)$/.test(before.lower) &&
    /^(?:DET|PRON|PROPN)$/.test(next.pos)
    ? 'whom'
    : undefined;
}

const HIRED = /^[NP,]R(?:R|D[JB#]*N+)V(?=[,.X])/;

/** `the broker who the bank hired.`: a clause with a subject, and a verb without its object. */
function isHired(tokens: readonly Token[], at: number): boolean {
  const near = tokens.slice(at - 1, at + LONGEST_NAME);
  const verb = near[(HIRED.exec(shapeOf(near))?.[0].length ?? 0) - 1];
  return (
    verb !== undefined && verb.lower === inflect(verb.lemma).past && !BEFORE_CLAUSE.test(verb.lemma)
  );
}

/** `Dana or myself`, and nobody who says *I*. */
const ofMyself = (tokens: readonly Token[], at: number): string | undefined =>
  JOINS.test(tokens[at - 1]?.lower ?? '') &&
  !tokens.slice(0, at).some(({ lower }) => /^(?:i|i'\p{L}+)$/u.test(lower))
    ? isFiniteVerb(tokens[at + 1])
      ? 'I'
      : 'me'
    : undefined;

/** Where the name begins that *and* joins to the pronoun; -1 where no plain one is. */
function joinedFrom(tokens: readonly Token[], at: number): number {
  if (!JOINS.test(tokens[at - 1]?.lower ?? '')) return -1;
  let from = at - 1;
  while (
    from > 0 &&
    at - from < LONGEST_NAME &&
    (/^(?:DET|ADJ|NOUN|PROPN|PRON)$/.test(tokens[from - 1]!.pos) ||
      (tokens[from - 1]!.text === '.' && isAbbreviation(tokens[from - 2])))
  ) {
    if (tokens[from - 1]!.masked) return -1;
    from--;
    if (/^(?:DET|PRON)$/.test(tokens[from]!.pos)) break;
  }
  return from < at - 1 ? from : -1;
}

/** Where what a preposition or a verb governs begins: the pronoun itself, or the name joined to it. */
function headAt(tokens: readonly Token[], at: number): number {
  const from = joinedFrom(tokens, at);
  if (from >= 0) return tokens[from - 1]?.lower === 'both' ? from - 1 : from;
  return tokens[at]!.text !== 'I' &&
    /^(?:[AT]|V.(?=[A.]|C[DR]?J*[NP]+[A.]))/.test(shapeOf(tokens.slice(at - 1, at + LONGEST_NAME)))
    ? at
    : -1;
}

/** `with Dana and I on Monday`, `told her and he that` */
function ofObject(tokens: readonly Token[], at: number): string | undefined {
  const from = headAt(tokens, at);
  const [head, next] = [tokens[from - 1], tokens[at + 1]];
  if (from < 1 || !head || head.masked || !next) return undefined;
  const takes =
    head.pos === 'ADP' || head.lower === 'to'
      ? !NO_PREPOSITION.test(head.lower)
      : head.pos === 'VERB' &&
        (!BEFORE_CLAUSE.test(head.lemma) ||
          TO_SUBJECT.has(tokens[from]!.lower) ||
          (head.lemma === 'tell' && next.lower === 'that'));
  const isFirst = from === at && next.pos === 'CCONJ';
  return takes &&
    (isFirst || /^(?:ADP|PUNCT|PART|SCONJ)$/.test(next.pos)) &&
    !isVerbBehind(tokens, at)
    ? TO_OBJECT.get(tokens[at]!.lower)
    : undefined;
}

/** `between you, your husband, and I.` */
function ofSeries(tokens: readonly Token[], at: number): string | undefined {
  const from = Math.max(0, at - LONGEST_SERIES);
  const [series] = SERIES.exec(shapeOf(tokens).slice(from, at)) ?? [];
  const head = series && tokens[at - series.length];
  return head && !NO_PREPOSITION.test(head.lower) && /^[.;]$/.test(tokens[at + 1]?.text ?? '')
    ? TO_OBJECT.get(tokens[at]!.lower)
    : undefined;
}
const LONGEST_SERIES = 16;
const SERIES = /A[DR]?J*[NPRO]+(?:,[DR]?J*[NPRO]+)*,C$/;

/** `Dana and I, of course, met` */
const isVerbBehind = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]!.text === ',' &&
  tokens.slice(at + 2).some((token, i, rest) => isFiniteVerb(token) && rest[i - 1]?.text === ',');

/** `him and the clerk signed`, `that us can agree` */
function ofSubject(tokens: readonly Token[], at: number): string | undefined {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const put = TO_SUBJECT.get(tokens[at]!.lower);
  if (!next || next.masked) return undefined;
  const opens = !before || OPENS.test(before.lower);
  if (opens && next.pos === 'AUX' && tokens[at]!.lower !== 'her') return put;
  if (opens && next.lower === 'and') {
    let end = at + 2;
    while (/^(?:DET|ADJ|NOUN|PROPN|PRON|ADV)$/.test(tokens[end]?.pos ?? '')) end++;
    return end > at + 2 && isFiniteVerb(tokens[end]) ? put : undefined;
  }
  // `When us tenants complained`
  if (
    opens &&
    tokens[at]!.lower === 'us' &&
    /^NOUN \p{L}*[^s]s$/u.test(`${next.pos} ${next.lower}`)
  )
    return isFiniteVerb(tokens[at + 2]) ? put : undefined;
  const from = joinedFrom(tokens, at);
  const isFirst =
    from === 0 ||
    (from > 0 &&
      (OPENS.test(tokens[from - 1]!.lower) || FRONT.test(shapeOf(tokens.slice(0, from)))));
  const isVerb = tokens[at]!.lower === 'her' ? next.pos === 'AUX' : isFiniteVerb(next);
  return isFirst && isVerb ? put : undefined;
}
