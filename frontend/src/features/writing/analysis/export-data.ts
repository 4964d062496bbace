import type { WritingExport } from '@casewright/contracts';
import type { KeptAnalysis } from '../draft/writing-draft';
import type { Writing } from '../use-writing';

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

/**
 * The draft as it is with what is still to be said about it: the suggestions become changes to
 * take.
 */
export function reviewToExport({ state, visible }: Writing): Partial<WritingExport> {
  const { text, analysis, scores } = state;
  const { style, tone, improvements, alternatives } = analysis ?? {};
  return {
    content: text,
    findings: visible.map(({ finding, start, end }) => ({ ...finding, start, end })),
    ...(scores ? { scores } : {}),
    ...(analysis ? { style, tone, improvements } : {}),
    ...(analysis?.engine ? { engine: analysis.engine } : {}),
    ...(analysis?.grounding ? { grounding: analysis.grounding } : {}),
    ...(alternatives
      ? {
          alternatives: alternatives.flatMap(({ alternative, place }) =>
            place ? [{ ...alternative, ...place }] : [],
          ),
        }
      : {}),
  };
}
