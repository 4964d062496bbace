import type { Claim, Claims } from '../requirements/claims.js';
import type { Span } from '../requirements/phrases.js';
import { asked } from '../requirements/read-options.js';
import { holds } from '../source/condition.js';
import type { Refused, TemplateSource, Value } from '../source/template-source.js';

/** Words of the requirements that the law of the place does not let the draft follow, and why. */
export interface Refusal extends Span {
  reason: string;
  /** Null where the reason names it. */
  authority: string | null;
  /** The section that says so; null where a place of the draft does. */
  section: string | null;
  /** What the words would otherwise have become. */
  claims: Claim[];
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
    const rule = standing.find(({ takes = [] }) => takes.includes(name));
    const reason =
      rule?.reason ?? ('placeholder' in claim.takes ? values.get(name)?.problem : null);
    if (!reason) continue;
    const { start, end } = claims.phraseAt(claim.start) ?? claim;
    const claimed = [...(spans.get(start)?.claims ?? []), claim];
    const told = { reason, authority: rule?.law ?? null, section: rule?.section ?? null };
    spans.set(start, { start, end, ...told, claims: claimed });
  }
  for (const { reason, law, section, ...rule } of standing)
    for (const span of askedIn(rule, claims)) {
      if (spans.has(span.start)) continue;
      // No law but that of the place, where a rule is about which law governs.
      const claimed = claims.all.filter((claim) => 'law' in claim.takes && isWithin(claim, span));
      spans.set(span.start, { ...span, reason, authority: law, section, claims: claimed });
    }
  return [...spans.values()];
}

/** `shall not waive`, where `waive` is what would be refused. */
const DENIED = /\b(?:no|not|never|without|cannot|\w+n['’]t)\s(?:\w+\s){0,2}$/i;

/** The phrases that ask for what a rule refuses. */
function askedIn({ asks, isVoid }: Pick<Refused, 'asks' | 'isVoid'>, claims: Claims): Span[] {
  if (!asks) return [];
  const { text } = claims;
  // `self-report` is no report.
  return asked(asks, text, '\\p{L}-').flatMap(({ start, end }) => {
    const sentence = claims.sentenceAt(start);
    if (DENIED.test(text.slice(Math.max(sentence.start, start - 40), start))) return [];
    const around = text.slice(sentence.start, sentence.end);
    if (isVoid && !isVoid(text.slice(start, end), around, text)) return [];
    const first = claims.phraseAt(start) ?? sentence;
    const last = claims.phraseAt(end - 1) ?? sentence;
    // `Capped at the fees, even for fraud`: the draft has the cap.
    const isParted = claims.all.some(
      (claim) => 'placeholder' in claim.takes && isWithin(claim, first),
    );
    return [{ start: (isParted ? last : first).start, end: Math.max(first.end, last.end) }];
  });
}

const isWithin = (inner: Span, { start, end }: Span): boolean =>
  start <= inner.start && inner.end <= end;

const nameOf = ({ takes }: Claim): string => {
  if ('placeholder' in takes) return takes.placeholder;
  return 'fact' in takes ? takes.fact : '';
};

export const refusalAt = (refusals: readonly Refusal[], offset: number): Refusal | undefined =>
  refusals.find(({ start, end }) => start <= offset && offset < end);

/** The words refused, on one line. */
export const wordsOf = (span: Span, claims: Claims): string =>
  claims.written(span).trim().replace(/\s+/g, ' ');
