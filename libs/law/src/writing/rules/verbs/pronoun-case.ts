import type { Token } from '@casewright/law/sentences';
import { inCaseOf, isFiniteVerb } from '../../text/grammar.js';
import { BEFORE_CLAUSE } from '../../words/slots.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

/** Those who do something, and those to whom it is done. */
const TO_OBJECT = new Map([
  ['i', 'me'],
  ['he', 'him'],
  ['she', 'her'],
  ['they', 'them'],
  ['we', 'us'],
]);
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
    'Please call Dana and [[I]] on Monday. Between you and [[I]], it is weak.',
    '[[Him]] and the clerk signed. She says that [[her]] and her clerk never met.',
    'The agent and [[me]] wrote the list, and he hopes that [[us]] can agree.',
    'It was Lund [[whom]] signed the lease. The man to [[who]] the notice went is gone.',
    'Send the form to Dana or [[myself]].',
  ],
  passes: [
    'Dana and I met on Monday. He wrote to Dana, and I called. He knows that Dana and I met.',
    'The man whom he met signed, and he saw him and the clerk.',
    'The clerks, two of whom were late, asked who the owner was. I blame Dana and myself.',
    'It depends on who the owner is. Between the hearing and the day she left, he wrote to her and moved.',
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
  return TO_OBJECT.has(lower)
    ? ofObject(tokens, at)
    : TO_SUBJECT.has(lower)
      ? ofSubject(tokens, at)
      : undefined;
}

/** `whom signed`, `the man to who the notice went` */
function ofWho(tokens: readonly Token[], at: number): string | undefined {
  const [first, before, next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]];
  if (!before || !next || next.masked) return undefined;
  if (tokens[at]!.lower === 'whom')
    return before.pos !== 'ADP' && isFiniteVerb(next) ? 'who' : undefined;
  const isNamed = first?.pos === 'NOUN' || first?.pos === 'PROPN';
  return isNamed &&
    /^(?:to|with|from|for|by|against)$/.test(before.lower) &&
    /^(?:DET|PRON|PROPN)$/.test(next.pos)
    ? 'whom'
    : undefined;
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
    /^(?:DET|ADJ|NOUN|PROPN|PRON)$/.test(tokens[from - 1]!.pos)
  ) {
    if (tokens[from - 1]!.masked) return -1;
    from--;
    if (/^(?:DET|PRON)$/.test(tokens[from]!.pos)) break;
  }
  return from < at - 1 ? from : -1;
}

/** `with Dana and I on Monday` */
function ofObject(tokens: readonly Token[], at: number): string | undefined {
  const from = joinedFrom(tokens, at);
  const [head, next] = [tokens[from - 1], tokens[at + 1]];
  if (from < 1 || !head || head.masked || !next) return undefined;
  const takes =
    head.pos === 'ADP'
      ? !NO_PREPOSITION.test(head.lower)
      : head.pos === 'VERB' && !BEFORE_CLAUSE.test(head.lemma);
  return takes && /^(?:ADP|PUNCT|CCONJ|PART)$/.test(next.pos) && !isVerbBehind(tokens, at)
    ? TO_OBJECT.get(tokens[at]!.lower)
    : undefined;
}

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
  const from = joinedFrom(tokens, at);
  const isFirst = from === 0 || (from > 0 && OPENS.test(tokens[from - 1]!.lower));
  return isFirst && tokens[at]!.lower !== 'her' && isFiniteVerb(next) ? put : undefined;
}
