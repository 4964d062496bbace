import type { WritingExport } from '@casewright/contracts';
import type { Writing } from '../draft/use-writing';

/** The draft as it is with what is still to be said of it: the suggestions become changes to take. */
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
