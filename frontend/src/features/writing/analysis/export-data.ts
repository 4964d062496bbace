import type { Writing } from '../draft/use-writing';

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
    ...(analysis?.engine ? { engine: analysis.engine } : {}),
  };
}
