import { isStative, type Token } from '@casewright/law/sentences';
import { isFiniteVerb, shapeOf } from '../../text/grammar.js';
import type { Sentence } from '../../text/reading.js';
import { inflect } from '../../verbs/inflect.js';
import type { Match } from '../rule.js';

/** What is so, or is done again and again, while other things happened; and what documents do. */
const LASTS =
  /^(?:live|reside|work|own|teach|run|manage|say|state|allege|argue|claim|contend|assert|maintain|deny|admit|know|want|need|believe|think|require|provide|allow|mean|make|sell|offer|practice|seem|appear|stand|sit|belong|represent|serve|do|seek|ask|concern|involve|hold|rely|cite|show|use|operate|depend|love|like|hope|intend|owe|permit|prohibit|suggest|support|explain|describe|note|list|name|read|speak|cover|call|form|raise|present)$/;
/** A clause inside has its own tense. */
const INNER =
  /^(?:that|which|who|whom|whose|if|when|where|because|while|although|as|whether|what|how|why|than|after|before|since|until|unless|or|but)$/;
const FARTHEST = 14;

/** `She goes to the clinic and learned`, `He ran the light and hits the truck`: one doer, two tenses. */
export function tenseShift({ tokens }: Sentence, before: Sentence | undefined): Match[] {
  return tokens.flatMap((token, at) => {
    if (token.lower !== 'and' || at < 2) return [];
    const second = tokens[at + 1]?.pos === 'ADV' ? at + 2 : at + 1;
    const first = firstOf(tokens, at);
    const [one, two] = [tokens[first], tokens[second]];
    if (!one || two?.pos !== 'VERB' || two.masked) return [];
    const isBack =
      isEvent(one) &&
      isPast(tokens, second) &&
      isPastTold(tokens.slice(Math.max(0, first - FARTHEST), first), before);
    const isOn =
      isPast(tokens, first) &&
      isEvent(two) &&
      /^(?:[DRPO#S]|A[DR]|TV)/.test(shapeOf(tokens).slice(second + 1));
    if (!isBack && !isOn) return [];
    const [shifted, other] = isBack ? [one, two] : [two, one];
    const put = inflect(shifted.lemma).past;
    const remark = `Beside “${other.text}” it is “${put}.”`;
    return [
      { start: shifted.start, end: shifted.end, remark, replacement: { text: put, safe: false } },
    ];
  });
}

/** The one verb of the clause before *and*, right behind its subject; -1 where there are more. */
function firstOf(tokens: readonly Token[], and: number): number {
  for (let at = and - 1; at > Math.max(0, and - FARTHEST); at--) {
    const token = tokens[at]!;
    if (token.masked || /^[;:()—–]$/.test(token.text) || INNER.test(token.lower)) return -1;
    if (!isFiniteVerb(token)) continue;
    // `He turned, struck the pole, and breaks it.`
    const isBehind = /^(?:NOUN|PROPN|PRON|,)$/.test(
      tokens[at - 1]!.text === ',' ? ',' : tokens[at - 1]!.pos,
    );
    return token.pos === 'VERB' && isBehind && opensClause(tokens, at) ? at : -1;
  }
  return -1;
}

/** No verb and no joint of another clause is between a verb and the comma before it. */
function opensClause(tokens: readonly Token[], verb: number): boolean {
  for (let at = verb - 1; at >= 0 && verb - at < FARTHEST; at--) {
    const token = tokens[at]!;
    const isJoint = tokens[at - 1]?.text === ',' && /^(?:but|and)$/.test(token.lower);
    if (isJoint || /^[,;:]$/.test(token.text)) return true;
    if (token.masked || INNER.test(token.lower) || isFiniteVerb(token)) return false;
  }
  return verb < FARTHEST;
}

/** `goes`, `hits`: what is done once, told as if it were done now. */
const isEvent = ({ pos, lower, lemma, masked }: Token): boolean =>
  !masked &&
  pos === 'VERB' &&
  lower === inflect(lemma).third &&
  !isStative(lemma) &&
  !LASTS.test(lemma);

/** Not a participle, which may stand there, too: it has an object. */
function isPast(tokens: readonly Token[], at: number): boolean {
  const { lower, lemma } = tokens[at]!;
  const { past, participle } = inflect(lemma);
  return lower === past && lower !== lemma && (past !== participle || takesOwn(tokens, at));
}

const takesOwn = (tokens: readonly Token[], at: number): boolean =>
  /^[DRPO#S]/.test(shapeOf(tokens).slice(at + 1));

const PRESENT = /^(?:is|are|am|has|have|does|do|will|may|can|must|shall)$/;

/** What stands before is of the past, and nothing of it is of the present. */
function isPastTold(own: readonly Token[], before: Sentence | undefined): boolean {
  const verbs = [...(before?.tokens ?? []), ...own].filter(isFiniteVerb);
  const isNow = ({ lower, lemma }: Token): boolean =>
    PRESENT.test(lower) || (lower !== lemma && lower === inflect(lemma).third);
  return verbs.some(({ lower, lemma }) => lower !== lemma) && !verbs.some(isNow);
}
