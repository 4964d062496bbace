import type { ExtractedText, ModelReading } from '@casewright/law/reading';
import type { EngineContext } from '../ai-tasks.js';
import type { Asker } from '../asker.js';
import { ModelError } from '../model-error.js';
import { groundOf } from './ground-findings.js';
import { groundReading } from './ground-reading.js';
import { readDocument } from './read-document.js';
import { ToldItems } from './told-items.js';

/**
 * Has the model read a document, and holds what it says to the document.
 * @throws ModelError where nothing of that can be shown
 */
export async function readWith(
  asker: Asker,
  input: ExtractedText,
  context: EngineContext,
  signal: AbortSignal,
): Promise<ModelReading> {
  const ground = groundOf(input);
  const told = new ToldItems(ground, context.citations, (text) => context.onText?.(text));
  const onWhole = context.onText ? told.add.bind(told) : () => undefined;
  const reading = await readDocument(asker, input.text, context, onWhole, signal);
  const grounded = await groundReading(reading, ground, context.citations);
  signal.throwIfAborted();
  const { summary, insights, recommendations } = grounded.byModel;
  const items = insights.length + recommendations.length + grounded.findings.length;
  if (summary === '' && items === 0) throw new ModelError('ungrounded');
  return { ...grounded, engine: asker.model };
}
