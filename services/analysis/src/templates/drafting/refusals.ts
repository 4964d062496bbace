import type { Claim, Claims } from '../requirements/claims.js';
import type { Span } from '../requirements/phrases.js';
import { holds } from '../source/condition.js';
import type { TemplateSource, Value } from '../source/template-source.js';

/** Words of the requirements that the law of the place does not let the draft follow, and why. */
export interface Refusal extends Span {
  reason: string;
  /** The section that says so; null where a place of the draft does. */
  section: string | null;
}

/** What was asked for and stays out: what the template refuses, and values that are not allowed. */
export function refusalsOf(
  claims: Claims,
  { refuses = [] }: TemplateSource,
  facts: ReadonlySet<string>,
  values: ReadonlyMap<string, Value>,
): Refusal[] {
  const standing = refuses.filter(({ when }) => holds(when, facts));
  const spans = new Map<number, Refusal>();
  for (const claim of claims.all) {
    const name = nameOf(claim);
    const rule = standing.find(({ takes }) => takes.includes(name));
    const reason =
      rule?.reason ?? ('placeholder' in claim.takes ? values.get(name)?.problem : null);
    if (!reason) continue;
    const { start, end } = claims.phraseAt(claim.start) ?? claim;
    spans.set(start, { start, end, reason, section: rule?.section ?? null });
  }
  return [...spans.values()];
}

const nameOf = ({ takes }: Claim): string => {
  if ('placeholder' in takes) return takes.placeholder;
  return 'fact' in takes ? takes.fact : '';
};

export const refusalAt = (refusals: readonly Refusal[], offset: number): Refusal | undefined =>
  refusals.find(({ start, end }) => start <= offset && offset < end);
