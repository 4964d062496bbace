import type { EngineContext } from '../../../engine/ai-tasks.js';
import { askEach } from '../client/ask-each.js';
import type { ModelClient } from '../client/model-client.js';
import { ModelError } from '../client/model-error.js';
import type { ModelSettings } from '../settings/model-settings.js';
import { splitSections } from '../split-sections.js';
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
  client: ModelClient,
  text: string,
  bounds: Pick<ModelSettings, 'sectionTokens' | 'documentTokens'>,
  context: EngineContext,
  onWhole: (reading: SectionReading) => void,
  signal: AbortSignal,
): Promise<DocumentReading> {
  const all = splitSections(text, bounds.sectionTokens);
  const affordable = Math.max(1, Math.floor(bounds.documentTokens / bounds.sectionTokens));
  const sections = all.slice(0, affordable);
  const tell = (read: number): void =>
    context.onProgress?.('Reading with the model', read / sections.length);
  // A first section may take its time: what is under way is said before it ends.
  tell(0);
  let done = 0;
  const readings = await askEach(
    sections,
    async ({ start, end }, either) => {
      try {
        const section = text.slice(start, end);
        return await readFitting(client, section, bounds.sectionTokens, onWhole, either);
      } finally {
        tell(++done);
      }
    },
    signal,
  );
  return { readings: readings.flat(), sectionsTotal: all.length };
}

/** No context is smaller. */
export const LEAST_TOKENS = 500;

/** Reads a section whole; where it exceeds the model's context, in halves of halves that do not. */
async function readFitting(
  client: ModelClient,
  section: string,
  tokens: number,
  onWhole: (reading: SectionReading) => void,
  signal: AbortSignal,
): Promise<SectionReading[]> {
  try {
    return [await readSection(client, section, onWhole, signal)];
  } catch (thrown) {
    const half = Math.floor(tokens / 2);
    const isTooLarge = thrown instanceof ModelError && thrown.fault === 'too-large';
    if (!isTooLarge || half < LEAST_TOKENS) throw thrown;
    const parts = splitSections(section, half).map(({ start, end }) => section.slice(start, end));
    const readings: SectionReading[] = [];
    for (const part of parts)
      readings.push(...(await readFitting(client, part, half, onWhole, signal)));
    return readings;
  }
}
