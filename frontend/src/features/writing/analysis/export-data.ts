import type { Writing } from '../draft/use-writing';
import type { KeptAnalysis } from '../draft/writing-draft';

/** The draft as it is now, with what stands of its analysis and the remarks that are shown. */
export function exportData({ state: { text, analysis, scores }, visible }: Writing) {
  return {
    content: text,
    style: analysis?.style ?? '',
    tone: analysis?.tone ?? '',
    improvements: analysis?.improvements ?? [],
    alternatives: (analysis?.alternatives ?? []).flatMap(({ alternative, place }) =>
      place ? [{ ...alternative, ...place }] : [],
    ),
    findings: visible.map(({ finding, start, end }) => ({ ...finding, start, end })),
    ...(scores ? { scores } : {}),
    ...(analysis ? warned(analysis) : {}),
  };
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
