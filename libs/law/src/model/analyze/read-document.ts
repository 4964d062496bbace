import type { EngineContext } from '../ai-tasks.js';
import { type Asker, askParts } from '../asker.js';
import { ModelError } from '../model-error.js';
import { sectionsWithin, splitSections } from '../split-sections.js';
import type { SectionReading } from './prompt.js';
import { readSection } from './read-section.js';

export interface DocumentReading {
  /** In the document's order. */
  readings: SectionReading[];
  /** Those that the token budget or a failure left unread count too. */
  sectionsTotal: number;
}

/**
 * Has the model read a document section by section, within the time that there is.
 * @throws ModelError when no section could be read; the signal's reason once it is aborted
 */
export async function readDocument(
  asker: Asker,
  text: string,
  context: EngineContext,
  onWhole: (reading: SectionReading) => void,
  signal: AbortSignal,
): Promise<DocumentReading> {
  const { sections, sectionsTotal } = sectionsWithin(text, asker);
  const readings = await askParts(
    asker,
    sections,
    ({ start, end }, either) =>
      readFitting(asker, text.slice(start, end), asker.sectionTokens, onWhole, either),
    { stage: 'Reading with the model', context, signal },
  );
  return { readings: readings.flat(), sectionsTotal };
}

/** No context is smaller. */
export const LEAST_TOKENS = 500;

/** Reads a section whole; where it exceeds the model's context, in halves of halves that do not. */
async function readFitting(
  asker: Asker,
  section: string,
  tokens: number,
  onWhole: (reading: SectionReading) => void,
  signal: AbortSignal,
): Promise<SectionReading[]> {
  try {
    return [await readSection(asker, section, onWhole, signal)];
  } catch (thrown) {
    const half = Math.floor(tokens / 2);
    const isTooLarge = thrown instanceof ModelError && thrown.fault === 'too-large';
    if (!isTooLarge || half < LEAST_TOKENS) throw thrown;
    const parts = splitSections(section, half).map(({ start, end }) => section.slice(start, end));
    const readings: SectionReading[] = [];
    for (const part of parts)
      readings.push(...(await readFitting(asker, part, half, onWhole, signal)));
    return readings;
  }
}
