import type { Token } from './tokens.js';

/** Tokens, `to` excluded. */
export interface Range {
  from: number;
  to: number;
}

const CONDITIONS =
  /^(?:if|when|whenever|where|once|provided|upon|until|in the event|in case|subject to|so long as|as long as|only if|only when|to the extent|on condition|conditioned on|contingent on|contingent upon|assuming)\b/;
const EXCEPTIONS =
  /^(?:except|unless|excluding|save (?:for|as|that|in|to)|other than|with the exception|but not|excepting|apart from)\b/;
/** Words at the head of a clause that neither are conditions nor belong to its subject. */
const FRONTS =
  /^(?:notwithstanding|without|during|after|before|following|prior|in|under|at|on|for|from|within|as|with|by|pursuant|despite|because|since|while|although|whereas|to|in addition|except|unless|save|excluding)\b/;

export interface Circumstances {
  condition: Range | null;
  exception: Range | null;
  /** Where the words of the main clause begin, behind what is in front of them. */
  main: number;
  /** Where the first of them that is behind the verb begins. */
  end: number;
}

/** Conditions and exceptions of the clause `from`–`to` whose verbs begin at `verb` and end at `behind`. */
export function circumstancesOf(
  tokens: readonly Token[],
  { from, to }: Range,
  verb: number,
  behind: number,
): Circumstances {
  const found: Circumstances = { condition: null, exception: null, main: from, end: to };
  let at = from;
  while (
    at < verb &&
    /^(?:and|but|or|nor|so|yet|then|provided)$|^[,;:]$/.test(tokens[at]!.lower) &&
    !CONDITIONS.test(said(tokens, at))
  )
    at++;
  found.main = at;
  for (let guard = 0; guard < 4 && at < verb; guard++) {
    const words = said(tokens, at);
    const isCondition = CONDITIONS.test(words) || /^should\b/.test(words);
    const isException = EXCEPTIONS.test(words);
    if (!isCondition && !isException && !FRONTS.test(words)) break;
    const comma = mainComma(tokens, at, verb, isCondition || isException);
    if (comma < 0) break;
    if (isCondition) found.condition ??= { from: at, to: comma };
    if (isException) found.exception ??= { from: at, to: comma };
    at = comma + 1;
    found.main = at;
  }
  readBehind(tokens, to, behind, found);
  return found;
}

function readBehind(
  tokens: readonly Token[],
  to: number,
  behind: number,
  found: Circumstances,
): void {
  for (let at = behind; at < to; at++) {
    const words = said(tokens, at);
    const isException = EXCEPTIONS.test(words);
    // "is subject to a limit" says what holds, and no condition.
    if (!isException && (!CONDITIONS.test(words) || (/^subject/.test(words) && at <= behind + 1)))
      continue;
    if (isException && found.exception) continue;
    if (!isException && found.condition) continue;
    found.end = Math.min(found.end, at);
    const end = nextMarker(tokens, at + 1, to, isException);
    if (isException) found.exception = { from: at, to: end };
    else found.condition = { from: at, to: end };
  }
}

/** A condition behind the verb goes on to the end, or to an exception; and the other way round. */
function nextMarker(
  tokens: readonly Token[],
  from: number,
  to: number,
  isException: boolean,
): number {
  for (let at = from; at < to; at++)
    if ((isException ? CONDITIONS : EXCEPTIONS).test(said(tokens, at))) return at;
  return to;
}

/** The comma that ends what is in front: the last one for a condition, the first one that leaves a subject for the rest. */
function mainComma(
  tokens: readonly Token[],
  from: number,
  verb: number,
  isClause: boolean,
): number {
  let last = -1;
  for (let at = from; at < verb - 1; at++) {
    if (tokens[at]!.text !== ',') continue;
    if (!startsSubject(tokens[at + 1]!)) continue;
    last = at;
    if (!isClause) break;
  }
  return last;
}

const startsSubject = ({ pos, lower }: Token): boolean =>
  /^(?:DET|PROPN|PRON|NOUN|ADJ|NUM)$/.test(pos) ||
  /^(?:no|neither|nothing|each|either|in|under|both)$/.test(lower);

/** A few words from `at`, for the patterns of markers. */
function said(tokens: readonly Token[], at: number): string {
  const [one, two, three, four] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  return `${one?.lower ?? ''} ${two?.lower ?? ''} ${three?.lower ?? ''} ${four?.lower ?? ''}`;
}
