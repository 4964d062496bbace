import type { SectionReading } from '../../../prompts/analyze/output-schema.js';
import { leakDetector } from '../grounding/leaks.js';

/** A reading without what tells of our side. */
export function withoutLeaks(reading: SectionReading, ours: readonly string[]): SectionReading {
  const isClean = leakDetector(ours);
  return {
    summary: isClean(reading.summary) ? reading.summary : '',
    insights: reading.insights.filter(isClean),
    recommendations: reading.recommendations.filter(isClean),
    findings: reading.findings.filter(({ severity: _, quote, ...said }) =>
      [...Object.values(said), ...(quote.includes('http') ? [] : [quote])].every(isClean),
    ),
  };
}
