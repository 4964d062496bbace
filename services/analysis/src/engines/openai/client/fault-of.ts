import { ModelError } from '@casewright/law/model';
import { EndpointRefused } from '@casewright/platform';
import OpenAI from 'openai';

/** What went wrong with a request, from what it threw. Nothing of the endpoint's words is kept. */
export function faultOf(thrown: unknown): ModelError {
  if (thrown instanceof ModelError) return thrown;
  if (causedBy(thrown, EndpointRefused)) return new ModelError('forbidden');
  if (thrown instanceof OpenAI.APIConnectionTimeoutError) return new ModelError('timeout');
  if (thrown instanceof OpenAI.APIConnectionError) return new ModelError('unreachable');
  if (thrown instanceof OpenAI.APIError) return faultOfStatus(thrown);
  // A stream that breaks off throws what fetch throws; one that is no JSON, what the parser throws.
  return new ModelError(thrown instanceof SyntaxError ? 'malformed' : 'truncated');
}

/** How endpoints say that a request exceeds the model's context, each in its own words. */
const TOO_LARGE = /context[_ ](?:length|size|window)|maximum context|too many (?:input )?tokens/i;

function faultOfStatus(error: InstanceType<typeof OpenAI.APIError>): ModelError {
  const { status, headers, code, message } = error;
  if (status === 401 || status === 403) return new ModelError('key');
  if (status === 429)
    return new ModelError('rate-limited', retryAfter(headers?.get('retry-after')));
  if (status === 408 || status === 409) return new ModelError('unavailable');
  if (status === 413 || TOO_LARGE.test(`${code} ${message}`)) return new ModelError('too-large');
  if (status !== undefined && status < 500) return new ModelError('bad-request');
  return new ModelError('unavailable', retryAfter(headers?.get('retry-after')));
}

/** Seconds or an HTTP date, as milliseconds from now. */
function retryAfter(header: string | null | undefined): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(header)
    ? Number(header) * 1_000
    : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

function causedBy(thrown: unknown, type: typeof EndpointRefused): boolean {
  if (thrown instanceof type) return true;
  return thrown instanceof Error && causedBy(thrown.cause, type);
}
