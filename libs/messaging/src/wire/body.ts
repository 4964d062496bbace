import { AppError, type ErrorCode } from '@casewright/contracts';

/** In bytes. What is larger lies with the service that is called, and a claim to it is sent. */
export const MAX_BODY_BYTES = 256 * 1024;

/** What stands in a message for a larger one; no JSON begins like it. */
const CLAIM = /^claim:([0-9a-f-]{36})$/;
const CLAIM_BYTES = 'claim:'.length + 36;

type Part = 'request' | 'answer';

/**
 * The value as JSON text. What JSON would change beyond recognition is refused rather than
 * silently lost: a Map would arrive as `{}`, a Buffer as an object of numbers.
 * @param code of the error for such a value
 */
export function encodeBody(value: unknown, part: Part, code: ErrorCode): Buffer {
  let text: string | undefined;
  try {
    const fault = unsendable(value, '');
    if (fault) throw new TypeError(fault);
    text = JSON.stringify(value);
  } catch (error) {
    const reason = error instanceof RangeError ? 'it is nested too deeply' : messageOf(error);
    throw new AppError(code, `The ${part} cannot be sent as JSON: ${reason}.`, { cause: error });
  }
  return Buffer.from(text ?? 'null');
}

export function encodeClaim(id: string): Buffer {
  return Buffer.from(`claim:${id}`);
}

/** The id of what lies elsewhere; undefined for a body that is here. */
export function decodeClaim(body: Buffer): string | undefined {
  return body.length === CLAIM_BYTES ? CLAIM.exec(body.toString())?.[1] : undefined;
}

export function decodeBody(body: Buffer, part: Part, code: ErrorCode): unknown {
  try {
    return JSON.parse(body.toString());
  } catch (error) {
    throw new AppError(code, `The ${part} is not JSON.`, { cause: error });
  }
}

/** @throws AppError PAYLOAD_TOO_LARGE for what does not fit into a message */
export function sized(body: Buffer, part: Part): Buffer {
  if (body.length <= MAX_BODY_BYTES) return body;
  throw tooLarge(part);
}

export function tooLarge(part: Part): AppError {
  const message = `The ${part} is larger than ${MAX_BODY_BYTES / 1024} KiB.`;
  return new AppError('PAYLOAD_TOO_LARGE', message);
}

/** Where in `value` something cannot be said in JSON, and what; undefined when nothing is. */
function unsendable(value: unknown, path: string): string | undefined {
  if (typeof value === 'bigint' || typeof value === 'function' || typeof value === 'symbol') {
    return `${path || 'the value'} is a ${typeof value}`;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (value instanceof Map || value instanceof Set || ArrayBuffer.isView(value)) {
    return `${path || 'the value'} is a ${value.constructor.name}`;
  }
  if (typeof (value as { toJSON?: unknown }).toJSON === 'function') return undefined;
  for (const key of Object.keys(value)) {
    const inner = (value as Record<string, unknown>)[key];
    if (typeof inner === 'string' || typeof inner === 'number') continue;
    const fault = unsendable(inner, path ? `${path}.${key}` : key);
    if (fault) return fault;
  }
  return undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'it cannot be converted';
}
