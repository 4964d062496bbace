import { setImmediate } from 'node:timers/promises';
import { type CallDef, parseOrThrow } from '@casewright/contracts';
import { inTurns } from '@casewright/platform';

/** As `parseOrThrow`. What may be large takes turns with other work, where its call says how. */
export async function parseRequest(
  { request, inPieces }: CallDef,
  data: unknown,
): Promise<unknown> {
  if (!inPieces) return parseOrThrow(request, data);
  await setImmediate();
  return (await inTurns(inPieces(data))) ?? parseOrThrow(request, data);
}
