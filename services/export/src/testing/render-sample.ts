import type { ExportFormat, ExportType, HistoryRow } from '@casewright/contracts';
import { type Begun, render } from '../rendering/render.js';
import { SAMPLES } from './samples.js';

/** A file made as the thread makes it, but here. */
export async function renderSample(
  format: ExportFormat,
  type: ExportType,
  { data = SAMPLES[type].data, options = {} }: { data?: unknown; options?: object } = {},
  history: () => AsyncIterable<HistoryRow> = none,
): Promise<Begun & { bytes: Buffer }> {
  const body = JSON.stringify({ format, type, data, options });
  const task = { body, product: 'Casewright', origin: 'http://localhost:8080' };
  const { bytes, ...begun } = await render(task, history);
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return { ...begun, bytes: Buffer.concat(chunks) };
}

async function* none(): AsyncGenerator<HistoryRow> {}
