import type { Token } from '@casewright/law/sentences';
import { inflect } from '../../verbs/inflect.js';
import type { Match } from '../rule.js';
import {
  GROUP,
  MEASURED,
  matchOf,
  opensClause,
  PLURAL_DETERMINER,
  PLURAL_WITHOUT_S,
  pluralOf,
  SINGULAR_S,
  TO_PLURAL,
  TO_SINGULAR,
} from './agreement-words.js';

/** `The clerk have`, `the landlord refuse to`, `our records shows`, `Mr. Vos have`, `there is three`. */
export function ofPlain(tokens: readonly Token[], i: number): Match[] | null {
  const [verb, next] = [tokens[i]!, tokens[i + 1]];
  if (verb.masked || (verb.pos !== 'VERB' && verb.pos !== 'AUX')) return null;
  const noun = tokens[i - 1];
  if (noun?.lower === 'there' && next && PLURAL_DETERMINER.test(next.lower)) {
    const put = TO_PLURAL.get(verb.lower);
    return put && /[^s]s$/.test(tokens[i + 2]?.lower ?? '') && !MEASURED.test(tokens[i + 2]!.lower)
      ? [matchOf(verb, put, [noun])]
      : null;
  }
  const start = startOfPhrase(tokens, i - 1);
  if (start < 0 || !noun || GROUP.test(noun.lower) || MEASURED.test(noun.lower)) return null;
  const isMany = noun.pos === 'NOUN' && /[^s']s$/.test(noun.lower) && !SINGULAR_S.test(noun.lower);
  if (isMany) {
    const put = pluralOf(verb, next);
    return put ? [matchOf(verb, put, tokens.slice(start, i))] : null;
  }
  // `that the tenant pay`, `if it were`: a demand, or a wish.
  const isOpen = start === 0 || /^(?:;|but|because|and)$/.test(tokens[start - 1]!.lower);
  if (
    !isOpen ||
    PLURAL_WITHOUT_S.test(noun.lower) ||
    /s$|^(?:what|any)$/.test(noun.lower) ||
    verb.lower === 'were'
  )
    return null;
  const isBase =
    verb.pos === 'VERB' &&
    verb.lower === verb.lemma &&
    inflect(verb.lemma).past !== verb.lower &&
    !/ed$/.test(verb.lower);
  const hasObject = next !== undefined && /^(?:DET|PART|PRON|SCONJ)$/.test(next.pos);
  const put =
    TO_SINGULAR.get(verb.lower) ?? (isBase && hasObject ? inflect(verb.lemma).third : undefined);
  return put ? [matchOf(verb, put, tokens.slice(start, i))] : null;
}

/** Where the noun phrase begins that ends at `end` and opens its clause; -1 where it is not plain. */
function startOfPhrase(tokens: readonly Token[], end: number): number {
  const noun = tokens[end];
  if (!noun || noun.masked || !/^(?:NOUN|PROPN)$/.test(noun.pos)) return -1;
  if (noun.pos === 'PROPN') {
    const isTitled =
      tokens[end - 1]?.text === '.' && /^(?:Mr|Ms|Mrs|Dr)$/.test(tokens[end - 2]?.text ?? '');
    const start = isTitled ? end - 2 : end;
    return (isTitled ||
      /^(?:Plaintiff|Defendant|Petitioner|Respondent|Tenant|Landlord|Buyer|Seller)$/.test(
        noun.text,
      )) &&
      opensClause(tokens, start)
      ? start
      : -1;
  }
  let start = end;
  while (/^(?:ADJ|NUM|NOUN)$/.test(tokens[start - 1]?.pos ?? '') && !tokens[start - 1]!.masked)
    start--;
  const determiner = tokens[start - 1];
  if (determiner && /^(?:the|this|that|his|her|its|their|our|my|your|an?)$/.test(determiner.lower))
    start--;
  else if (!PLURAL_DETERMINER.test(tokens[start]!.lower)) return -1;
  return opensClause(tokens, start) ? start : -1;
}

/** `the report and the map was`: two things. */
export function ofPair(tokens: readonly Token[], i: number): Match[] | null {
  const put = TO_PLURAL.get(tokens[i]!.lower);
  if (!put || tokens[i]!.masked || i < 5 || i > 9) return null;
  const and = tokens.findIndex(({ lower }) => lower === 'and');
  const [first, second] = [tokens.slice(0, and), tokens.slice(and + 1, i)];
  const isPlain = (phrase: readonly Token[]) =>
    phrase.length > 1 &&
    /^(?:the|his|her|its|their|our|my|your)$/.test(phrase[0]!.lower) &&
    phrase.at(-1)!.pos === 'NOUN' &&
    phrase.slice(1).every(({ pos, masked }) => !masked && /^(?:ADJ|NOUN)$/.test(pos));
  return and > 0 && isPlain(first) && isPlain(second)
    ? [matchOf(tokens[i]!, put, tokens.slice(0, i))]
    : null;
}

const PREPOSITION =
  /^(?:of|in|by|for|on|from|with|at|about|against|concerning|under|regarding|between|to)$/;

const DETERMINES = /^(?:the|this|his|her|its|their|these|those|our|a|an)$/;

const INNER = /^(?:DET|ADJ|NUM|NOUN|PROPN)$/;

/** `the list of exhibits were`, `the allegations of negligence in paragraph 12 rests`. */
export function atDistance(tokens: readonly Token[], i: number): Match[] | null {
  const verb = tokens[i]!;
  if (verb.masked || (verb.pos !== 'VERB' && verb.pos !== 'AUX') || tokens[i - 1]?.masked)
    return null;
  if (tokens[i - 1]?.lower === 'to') return null;
  const near = headBefore(tokens, i);
  const at = near < 0 ? headOfClause(tokens, i) : near;
  const head = tokens[at];
  if (head?.pos !== 'NOUN' || GROUP.test(head.lower) || SINGULAR_S.test(head.lower)) return null;
  const isMany = /s$/.test(head.lower) || PLURAL_WITHOUT_S.test(head.lower);
  const put = isMany
    ? pluralOf(verb, tokens[i + 1])
    : at < i - 1
      ? TO_SINGULAR.get(verb.lower)
      : undefined;
  return put ? [matchOf(verb, put, tokens.slice(Math.max(0, at - 1), i))] : null;
}

const OPENS_INNER = /^(?:that|which|who|whom|whose|at|in|as|along|together)$/;

/** A verb farther from the beginning has another subject, most of the time. */
const FARTHEST = 30;
/** With these there may be two subjects, or another clause. */
const JOINT = /^(?:and|or|nor|each|all|both|than|but|if|when|because|[;:()—–])$/;

/**
 * The head of a subject that has a clause of its own: `the report that they wrote were`, `the minutes,
 * signed by the clerk, is`. -1 where the subject may have more heads than one.
 */
function headOfClause(tokens: readonly Token[], verb: number): number {
  if (verb > FARTHEST || !DETERMINES.test(tokens[0]!.lower)) return -1;
  let head = 1;
  while (/^(?:ADJ|NUM|NOUN)$/.test(tokens[head]?.pos ?? '') && !tokens[head]!.masked) head++;
  if (tokens[head - 1]!.pos !== 'NOUN' || head >= verb) return -1;
  const isOf = PREPOSITION.test(tokens[head]!.lower);
  const inner = tokens.slice(isOf ? head + 1 : head, verb);
  const isSet = inner[0]?.text === ',' && inner.at(-1)!.text === ',';
  const commas = inner.filter(({ text }) => text === ',').length;
  if (inner.some((token) => token.masked || JOINT.test(token.lower))) return -1;
  if (commas > 0 && !(isSet && commas === 2)) return -1;
  const at = inner.findIndex(({ lower }) => OPENS_INNER.test(lower));
  const opens =
    at >= 0 &&
    inner.slice(0, at).every(({ pos, lower }) => INNER.test(pos) || DETERMINES.test(lower)) &&
    !OPENS_INNER.test(inner.at(-1)!.lower) &&
    inner.at(-1)!.pos !== 'PRON';
  const verbs = inner.filter(
    (token, i) =>
      (token.pos === 'VERB' || token.pos === 'AUX') &&
      !/ing$/.test(token.lower) &&
      !/^(?:AUX|PART)$/.test(inner[i - 1]?.pos ?? ''),
  ).length;
  return (opens || isSet) && verbs === 1 ? head - 1 : -1;
}

/** The noun after the determiner that opens the clause whose verb this may be; -1 where there is none. */
function headBefore(tokens: readonly Token[], verb: number): number {
  let start = verb - 1;
  while (
    start >= 0 &&
    (INNER.test(tokens[start]!.pos) ||
      DETERMINES.test(tokens[start]!.lower) ||
      PREPOSITION.test(tokens[start]!.lower)) &&
    !tokens[start]!.masked
  ) {
    if (DETERMINES.test(tokens[start]!.lower) && opensClause(tokens, start)) break;
    start--;
  }
  if (start < 0 || !DETERMINES.test(tokens[start]!.lower) || !opensClause(tokens, start)) return -1;
  const phrase = tokens.slice(start + 1, verb);
  const end = phrase.findIndex(({ lower }) => PREPOSITION.test(lower));
  const head = start + (end < 0 ? phrase.length : end);
  // A number, a name, or `each` at the end, and nouns that are put side by side, leave it open.
  return phrase.length > 14 ||
    phrase.some(({ lower }) => /^(?:and|or|each|all|both|which|what|whose)$/.test(lower))
    ? -1
    : head;
}
