import { isRole, type Token } from '@casewright/law/sentences';
import { isFiniteVerb, shapeOf } from '../../text/grammar.js';
import type { Paragraph } from '../../text/reading.js';
import { inflect } from '../../verbs/inflect.js';
import type { Match } from '../rule.js';
import { isActor } from './passive-agent.js';
import { isEvent, PRESENT } from './tense-shift.js';

/** So many verbs of the past make a story of a paragraph. */
const STORY = 3;
/** What a verb is said of opens its clause: `He tells`, `, the guard runs`. */
const OPENS = /(?:^|[,;]C?B?)(?:R|D[JN]*N|P+)$/;

/** `He tells her that the pipe burst`: the only verb of a story that is not of the past. */
export function lonePresent({ sentences }: Paragraph): Match[] {
  const verbs = sentences.flatMap(({ tokens }) =>
    tokens.flatMap((verb, at) => (isFiniteVerb(verb) && verb.lemma ? [{ verb, at, tokens }] : [])),
  );
  const isThird = ({ lower, lemma }: Token): boolean =>
    lower !== lemma && lower === inflect(lemma).third;
  const [lone, ...others] = verbs.filter(({ verb }) => PRESENT.test(verb.lower) || isThird(verb));
  const past = verbs.filter(({ verb }) => verb.lower === inflect(verb.lemma).past);
  if (!lone || others.length > 0 || past.length < STORY || !isEvent(lone.verb)) return [];
  const shape = shapeOf(lone.tokens);
  const subject = lone.tokens[lone.at - 1];
  const isPerson =
    /^s?he$/.test(subject?.lower ?? '') ||
    (subject !== undefined && (isRole(subject.lower) || isActor(subject)));
  if (
    !isPerson ||
    !OPENS.test(shape.slice(0, lone.at)) ||
    !/^[DROPATS#B]/.test(shape.slice(lone.at + 1))
  )
    return [];
  const { start, end, lemma } = lone.verb;
  const put = inflect(lemma).past;
  const remark = `All else here is told in the past: “${put}.”`;
  return [{ start, end, remark, replacement: { text: put, safe: false } }];
}
