import type { ModelProviderConfig } from '@casewright/platform';
import type { EngineChoice } from '../openai/settings/model-settings.js';

/** Why the configuration chose this engine, in a sentence that names its variables. */
export function whyThisEngine(
  kind: EngineChoice['kind'],
  { AI_PROVIDER: provider, OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl }: ModelProviderConfig,
): string {
  if (provider === 'local') return 'AI_PROVIDER is local: no model is ever used.';
  if (kind === 'keyless') {
    return 'AI_PROVIDER is openai, but neither OPENAI_API_KEY nor OPENAI_BASE_URL is set. Every screen that needs the model says so.';
  }
  if (kind === 'openai') {
    if (provider === 'openai') return 'AI_PROVIDER is openai.';
    const given = [apiKey && 'OPENAI_API_KEY', baseUrl && 'OPENAI_BASE_URL'].filter(Boolean);
    return `AI_PROVIDER is auto, and ${given.join(' and ')} ${given.length > 1 ? 'are' : 'is'} set.`;
  }
  return baseUrl
    ? 'OPENAI_BASE_URL is set, but OPENAI_MODEL names no model that could read documents there.'
    : 'AI_PROVIDER is auto, and neither OPENAI_API_KEY nor OPENAI_BASE_URL is set.';
}
