import type { analyzePrompt } from '@casewright/law/model/testing';
import type { Engine } from '../../../engine/engine.js';
import { LocalEngine } from '../../local/local-engine.js';
import { ModelClient, type ModelUse } from '../client/model-client.js';
import { OpenAiEngine } from '../openai-engine.js';
import type { ModelSettings } from '../settings/model-settings.js';

export const KEY = 'sk-very-secret-key';

/** An engine that asks the model at an address, and what it counted. */
export function modelEngine(
  baseUrl: string,
  settings: Partial<ModelSettings> = {},
  rules: Engine = new LocalEngine(),
) {
  const uses: ModelUse[] = [];
  const bounds: ModelSettings = {
    model: 'stub-1',
    taskModels: {},
    baseUrl,
    apiKey: KEY,
    external: 'off',
    concurrency: 4,
    timeoutMs: 5_000,
    stallMs: 2_000,
    retries: 2,
    sectionTokens: 6_000,
    documentTokens: 120_000,
    ...settings,
  };
  const client = new ModelClient(bounds, { record: (use) => void uses.push(use) });
  return { engine: new OpenAiEngine(client, rules, bounds), uses };
}

/** What a model says about a section, as JSON. */
export function reading(said: Partial<analyzePrompt.SectionReading> = {}): string {
  return JSON.stringify({ summary: '', insights: [], recommendations: [], findings: [], ...said });
}

/** A finding about words of a section. */
export const finding = (
  quote: string,
  said: object = {},
): analyzePrompt.SectionReading['findings'][number] => ({
  category: 'Unusual term',
  title: 'An unusual term',
  severity: 'medium',
  quote,
  explanation: 'The term is unusual.',
  recommendation: '',
  ...said,
});
