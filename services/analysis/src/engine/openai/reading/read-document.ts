import type { SectionReading } from '../../../prompts/analyze/output-schema.js';
import type { EngineContext } from '../../engine.js';
import { faultOf } from '../client/fault-of.js';
import type { ModelClient } from '../client/model-client.js';
import { ModelError } from '../client/model-error.js';
import { readSection } from './read-section.js';
import { splitSections } from './split-sections.js';

export interface DocumentReading {
  /** In the document's order. */
  readings: SectionReading[];
  /** Those that the token budget or a failure left unread count too. */
  sectionsTotal: number;
}

export interface ReadingBounds {
  sectionTokens: number;
  documentTokens: number;
  /** Milliseconds for all of it; what is read by then counts. */
  timeMs: number;
}

const SECTIONS_AT_ONCE = 3;

/**
 * Has the model read a document section by section.
 * @throws ModelError when no section could be read; the signal's reason once it is aborted
 */
export async function readDocument(
  client: ModelClient,
  text: string,
  bounds: ReadingBounds,
  context: EngineContext,
  signal: AbortSignal,
): Promise<DocumentReading> {
  const all = splitSections(text, bounds.sectionTokens);
  const affordable = Math.max(1, Math.floor(bounds.documentTokens / bounds.sectionTokens));
  const sections = all.slice(0, affordable);
  const late = AbortSignal.timeout(bounds.timeMs);
  const stop = new AbortController();
  const either = AbortSignal.any([signal, late, stop.signal]);
  const readings: (SectionReading | undefined)[] = [];
  let [next, done] = [0, 0];
  let fault: ModelError | undefined;
  const read = async (): Promise<void> => {
    for (let at = next++; at < sections.length && !either.aborted; at = next++) {
      const { start, end } = sections[at]!;
      try {
        readings[at] = await readSection(client, text.slice(start, end), either);
      } catch (thrown) {
        signal.throwIfAborted();
        fault ??= late.aborted ? new ModelError('timeout') : faultOf(thrown);
        // What one section fails by may be its own; a refused key is not.
        if (fault.fault === 'key') stop.abort();
      }
      context.onProgress?.('Reading with the model', ++done / sections.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(SECTIONS_AT_ONCE, sections.length) }, read));
  signal.throwIfAborted();
  const present = readings.filter((reading) => reading !== undefined);
  if (present.length === 0 || fault?.fault === 'key') throw fault ?? new ModelError('timeout');
  return { readings: present, sectionsTotal: all.length };
}
