import type { SectionReading } from '../../../prompts/analyze/output-schema.js';

/** So many words in the same order are no chance. */
const RUN = 7;

/**
 * A reading without what tells of our side: our mark, our instructions, or an address that would
 * carry something out. A document that asks for these gets nothing.
 */
export function withoutLeaks(reading: SectionReading, ours: readonly string[]): SectionReading {
  const runs = new Set(ours.flatMap(runsOf));
  const marks = ours.filter((text) => !text.includes(' '));
  const isClean = (text: string): boolean =>
    !marks.some((mark) => text.includes(mark)) &&
    !runsOf(text).some((run) => runs.has(run)) &&
    !/https?:\/\/|!\[|<[a-z!/]/i.test(text);
  return {
    summary: isClean(reading.summary) ? reading.summary : '',
    insights: reading.insights.filter(isClean),
    recommendations: reading.recommendations.filter(isClean),
    findings: reading.findings.filter(({ severity: _, quote, ...said }) =>
      [...Object.values(said), ...(quote.includes('http') ? [] : [quote])].every(isClean),
    ),
  };
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
}
