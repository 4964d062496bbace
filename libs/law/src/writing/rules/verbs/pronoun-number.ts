import { isRole, type Token } from '@casewright/law/sentences';
import { isFiniteVerb } from '../../text/grammar.js';
import { pairsOf } from '../../words/pairs.js';

/** Many persons that are one body. */
const BODY =
  /^(?:court|board|company|corporation|agency|commission|committee|council|legislature|congress|department|city|county|state|bank|firm|association|cooperative|union|district|authority|bureau|hospital|university|insurer|government|tribunal)$/;
const MANY =
  /^(?:they|them|their|we|us|people|police|persons|men|women|children|who|each|every\w*|any\w*|some\w*|both|all|others|those|these)$/;
const ONE = new Map(pairsOf('they it|them it|their its|themselves itself'));
/** Farther on, more than the body has been spoken of. */
const FARTHEST = 40;

/** `our court of appeals remanded because they wanted findings`: no other than the body can be meant. */
export function ofBody(tokens: readonly Token[], at: number): string | undefined {
  const put = at < FARTHEST ? ONE.get(tokens[at]!.lower) : undefined;
  const before = put ? tokens.slice(0, at) : [];
  const body = before.findIndex(
    ({ lower }, i) =>
      BODY.test(lower) && /^(?:the|our|this|that|an?|its)$/.test(tokens[i - 1]?.lower ?? ''),
  );
  const isOther = ({ pos, lower, masked }: Token, i: number): boolean =>
    masked ||
    MANY.test(lower) ||
    /^(?:PROPN|NUM)$/.test(pos) ||
    (pos === 'NOUN' && i !== body && lower !== 'appeals' && (/s$/.test(lower) || isRole(lower)));
  return before.slice(body + 1, body + 4).some(isFiniteVerb) && body >= 0 && !before.some(isOther)
    ? put
    : undefined;
}
