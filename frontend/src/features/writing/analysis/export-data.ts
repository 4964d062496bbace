import type { WritingExport } from '@casewright/contracts';
import type { KeptAnalysis } from '../draft/writing-draft';
import type { Reviewed } from '../use-writing';

/**
 * The draft as it is now, with what stands of its analysis and the remarks that are shown: the
 * suggestions become changes to take.
 */
export function exportData({
  state: { text, analysis, scores },
  visible,
}: Reviewed): Partial<WritingExport> {
  return {
    content: text,
    findings: visible.map(({ finding, start, end }) => ({ ...finding, start, end })),
    ...(scores ? { scores } : {}),
    ...(analysis ? standing(analysis) : {}),
  };
}

/** What of an analysis still has its words in the text. */
function standing(analysis: KeptAnalysis) {
  const { style, tone, improvements, alternatives } = analysis;
  const placed = alternatives.flatMap(({ alternative, place }) =>
    place ? [{ ...alternative, ...place }] : [],
  );
  return { style, tone, improvements, alternatives: placed, ...warned(analysis) };
}

/** What of an analysis its warnings are made from. */
export function warned({ engine, grounding, fallback, isCurrent }: KeptAnalysis) {
  return {
    ...(engine ? { engine } : {}),
    ...(grounding ? { grounding } : {}),
    ...(fallback ? { fallback } : {}),
    isStale: !isCurrent,
  };
}
