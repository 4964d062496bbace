import type { Engine } from '../engine/engine.js';
import type { ModelClient } from './openai/client/model-client.js';
import { KeylessEngine, OpenAiEngine } from './openai/openai-engine.js';
import type { EngineChoice } from './openai/settings/model-settings.js';

/**
 * The engine that the configuration chose.
 * @param client asks the model, where one is chosen
 */
export function makeEngine(
  choice: EngineChoice,
  rules: Engine,
  client: ModelClient | null,
): Engine {
  if (choice.kind === 'keyless') return new KeylessEngine();
  if (choice.kind === 'local' || !client) return rules;
  return new OpenAiEngine(client, rules, choice.settings);
}
