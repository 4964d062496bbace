import type { Token } from '@casewright/law/sentences';
import { inflect } from '../../verbs/inflect.js';
import type { Match } from '../rule.js';

/** Forms that stand where grammar has room for them, and the words around have not. */
export const oddFormAt = (tokens: readonly Token[], at: number): Match | null =>
  tokens[at]!.masked ? null : (ofTime(tokens, at) ?? ofForward(tokens, at));

const SINCE = /^(?:yesterday|ago)$/;
const LAST = /^(?:week|month|year|night|spring|summer|fall|winter|\p{Lu}\p{Ll}+)$/u;

/** `will be paid last week`, `I am calling her yesterday`: a time that is past, and no other verb before it. */
function ofTime(tokens: readonly Token[], at: number): Match | null {
  const verb = tokens[at]!;
  if (verb.pos !== 'VERB' || tokens[at - 1]?.masked) return null;
  const rest = tokens.slice(at + 1, at + 10);
  const time = rest.findIndex(
    ({ lower, masked }, i) =>
      !masked && (SINCE.test(lower) || (lower === 'last' && LAST.test(rest[i + 1]?.text ?? ''))),
  );
  const between = rest.slice(0, time);
  const isOther = ({ pos, kind, masked, lower }: Token) =>
    masked ||
    kind === 'mark' ||
    /^(?:VERB|AUX|SCONJ|CCONJ)$/.test(pos) ||
    /^(?:that|which|who|from|of|since|than|as|until)$/.test(lower);
  if (time < 0 || between.some(isOther)) return null;
  const helpers = tokens
    .slice(Math.max(0, at - 3), at)
    .map(({ lower }) => lower)
    .join(' ');
  const isFuture = /\b(?:will|shall)(?: not)?(?: be)?$/.test(helpers);
  const isNow = /ing$/.test(verb.lower) && /\b(?:am|is|are)(?: not)?$/.test(helpers);
  const isPresent =
    /(?:^|[,;] |\band )(?:he|she|it|i|we|they)$/.test(helpers) &&
    verb.lower !== inflect(verb.lemma).past &&
    /^(?:I|he|she|it|we|they)$/i.test(tokens[at - 1]?.text ?? '');
  if (!isFuture && !isNow && !isPresent) return null;
  const { past } = inflect(verb.lemma);
  const { start, end } = verb;
  return { start, end, remark: `The time is past, and the verb is not: compare “${past}.”` };
}

/** `look forward to hear` */
function ofForward(tokens: readonly Token[], at: number): Match | null {
  const [forward, to, verb] = [tokens[at - 2], tokens[at - 1], tokens[at]!];
  const isBase = verb.pos === 'VERB' && verb.lower === verb.lemma;
  if (!isBase || to?.lower !== 'to' || forward?.lower !== 'forward') return null;
  const { gerund } = inflect(verb.lemma);
  return {
    start: verb.start,
    end: verb.end,
    remark: `After “forward to” it is “${gerund}.”`,
    replacement: { text: gerund, safe: false },
  };
}
