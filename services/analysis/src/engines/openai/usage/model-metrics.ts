import type { TokenPrices } from '@casewright/contracts';
import { counter, gauge, timer } from '@casewright/platform/metrics';
import type { ModelUse } from '../client/model-client.js';

const requests = counter('model_requests_total', 'Requests to the model, by what came of them', [
  'task',
  'outcome',
]);
const tokens = counter('model_tokens_total', 'Tokens read and written by the model', [
  'task',
  'direction',
]);
const taken = timer('model_request_duration_seconds', 'To the whole answer, or the fault', [
  'task',
]);
const price = gauge('model_token_price', 'What one token costs', ['direction', 'currency']);

export function measureUse(use: ModelUse): void {
  const { task, fault, failed, durationMs, promptTokens = 0, completionTokens = 0 } = use;
  requests.inc({ task, outcome: fault ?? (failed ? 'failed' : 'ok') });
  taken.observe({ task }, durationMs / 1_000);
  tokens.inc({ task, direction: 'input' }, promptTokens);
  tokens.inc({ task, direction: 'output' }, completionTokens);
}

const MILLION = 1_000_000;

/** Tokens times this is the cost; nothing where no price is known. */
export function tellPrices(prices: TokenPrices | null): TokenPrices | null {
  if (prices) {
    const { input, output, currency } = prices;
    price.set({ direction: 'input', currency }, input / MILLION);
    price.set({ direction: 'output', currency }, output / MILLION);
  }
  return prices;
}
