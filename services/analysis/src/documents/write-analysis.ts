import { type Analysis, AnalysisSchema, parseOrThrow } from '@casewright/contracts';
import { Json } from '@casewright/messaging';
import type { Engine } from '../engine/engine.js';
import { headOf, type WrittenAnalysis } from '../engine/written-analysis.js';

/** An engine's analysis as it is kept; the built-in engine has a long one written in a thread. */
export async function writeAnalysis(
  engine: Engine,
  ...[document, context, signal]: Parameters<Engine['analyze']>
): Promise<WrittenAnalysis> {
  const analysis = engine.writtenAnalysis
    ? await engine.writtenAnalysis(document, context, signal)
    : await engine.analyze(document, context, signal);
  return writtenHere(analysis);
}

/** @throws AppError BAD_RESPONSE for what is no analysis */
export function writtenHere(analysis: Analysis | WrittenAnalysis): WrittenAnalysis {
  if ('json' in analysis) return analysis;
  const checked = parseOrThrow(AnalysisSchema, analysis, 'BAD_RESPONSE');
  return { json: new Json(Buffer.from(JSON.stringify(checked))), head: headOf(checked) };
}
