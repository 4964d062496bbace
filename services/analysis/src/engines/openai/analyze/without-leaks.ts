import { leakDetector } from '../grounding/leaks.js';
import type { SectionReading } from './output-schema.js';

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
