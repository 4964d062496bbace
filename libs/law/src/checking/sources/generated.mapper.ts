import type {
  CitationItem,
  CitationStyle,
  GeneratedCitation,
  SourceType,
} from '@casewright/contracts';
import type { Completed } from './complete/completed.js';
import { analysisOf } from './describe/analysis.js';
import { recommendationsOf } from './describe/recommendations.js';
import type { WrittenCitation } from './describe/write-citation.js';

/** The contract's shape of a written citation; the record's id comes with its storing. */
export function toGenerated(
  source: Completed,
  written: WrittenCitation,
  asked: { format: CitationStyle; type: SourceType },
): Omit<GeneratedCitation, 'id'> {
  return {
    citationText: written.text,
    html: written.html,
    analysis: analysisOf(source, written.missing, asked),
    recommendations: recommendationsOf(source, written.missing, asked),
    kind: source.kind,
    fields: source.item as CitationItem,
    pin: source.pin ?? null,
    parentheticals: source.parentheticals ?? [],
    origins: source.origins,
    missing: written.missing,
    alternatives: written.alternatives,
    verdict: {
      verdict: source.verdict,
      explanation: source.explanation,
      ...(source.known && { by: 'index' as const }),
      case: source.shown,
      ...(source.history && { history: source.history }),
    },
  };
}
