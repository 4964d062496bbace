import type { AnalyzeWritingResponse } from '@casewright/contracts';
import type { KeptAnalysis, TrendPoint } from '../draft/writing-draft';
import { carryRange, differenceOf } from '../revision/changes';

/** The specification's part of an answer is always there; the rest is ours and may be missing. */
export type WritingAnswer = Pick<AnalyzeWritingResponse, 'style' | 'tone' | 'improvements'> & {
  alternatives: readonly { original: string; suggested: string }[];
} & Partial<Omit<AnalyzeWritingResponse, 'alternatives'>>;

/**
 * What is kept of an answer about `content`, its places in `text`, which the draft has become
 * since. `withRules` keeps the findings of rules, too, where they are not asked again in the page.
 */
export function keptAnalysis(
  answer: WritingAnswer,
  content: string,
  text: string,
  withRules: boolean,
): KeptAnalysis {
  const difference = differenceOf(content, text);
  const changes = difference ? [difference] : [];
  const findings = answer.findings ?? [];
  return {
    style: answer.style ?? '',
    tone: answer.tone ?? '',
    improvements: answer.improvements ?? [],
    alternatives: (answer.alternatives ?? []).map((given) => {
      const alternative = { why: '', rule: 'alternative', ...located(given, content) };
      const isThere = content.slice(alternative.start, alternative.end) === alternative.original;
      return { alternative, place: isThere ? carryRange(alternative, changes) : null };
    }),
    remarks: findings
      .filter(({ source }) => withRules || source !== 'rule')
      .flatMap((finding) => {
        if (content.slice(finding.start, finding.end) !== finding.quote) return [];
        const range = carryRange(finding, changes);
        return range ? [{ finding, ...range }] : [];
      }),
    documentKind: answer.documentKind ?? null,
    audience: answer.audience ?? null,
    engine: answer.engine ?? null,
    grounding: answer.grounding ?? null,
    fallback: answer.fallback ?? null,
    isCurrent: difference === null,
  };
}

/** The measures of an analyzed draft; null for an answer without any. */
export function trendPoint({ scores, findings }: WritingAnswer, at: string): TrendPoint | null {
  if (!scores) return null;
  const { words, readability, passiveShare } = scores;
  const { flesch, fog } = readability;
  return { at, words, flesch, fog, passiveShare, findings: findings?.length ?? 0 };
}

function located<T extends { original: string }>(alternative: T, content: string) {
  const start = Math.max(0, content.indexOf(alternative.original));
  return { start, end: start + alternative.original.length, ...alternative };
}
