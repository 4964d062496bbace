import type { Asker } from '../asker.js';
import { fence, leakDetector } from '../grounding/fence.js';
import { INSTRUCTIONS, type SectionReading, SectionReadingSchema } from './prompt.js';

const ANSWER_TOKENS = 4_000;

/**
 * Has the model read one section.
 * @param onWhole told of what is whole of the reading while it is written
 * @throws ModelError; the signal's reason once it is aborted
 */
export async function readSection(
  asker: Asker,
  section: string,
  onWhole: (reading: SectionReading) => void,
  signal: AbortSignal,
): Promise<SectionReading> {
  const { mark, content } = fence('section', section);
  const ours = [mark, INSTRUCTIONS];
  const question = {
    onWhole: (said: SectionReading) => onWhole(withoutLeaks(said, ours)),
    task: 'analyze',
    system: INSTRUCTIONS,
    form: SectionReadingSchema,
    maxTokens: ANSWER_TOKENS,
    content,
  };
  return withoutLeaks(await asker.askInForm(question, signal), ours);
}

/** A reading without what tells of our side. */
function withoutLeaks(reading: SectionReading, ours: readonly string[]): SectionReading {
  const isClean = leakDetector(ours);
  /** A document's own address may be quoted: a quotation is looked for there. */
  const isCleanItem = ({ quote, ...said }: Record<string, string> & { quote: string }): boolean =>
    [...Object.values(said), ...(quote.includes('http') ? [] : [quote])].every(isClean);
  return {
    summary: isClean(reading.summary) ? reading.summary : '',
    insights: reading.insights.filter(isCleanItem),
    recommendations: reading.recommendations.filter(isCleanItem),
    findings: reading.findings.filter(({ severity: _, ...said }) => isCleanItem(said)),
  };
}
