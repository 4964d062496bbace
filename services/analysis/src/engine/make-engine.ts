import type { Engine } from './engine.js';
import { ModelClient } from './openai/client/model-client.js';
import { KeylessEngine, OpenAiEngine } from './openai/openai-engine.js';
import type { EngineChoice } from './openai/settings/model-settings.js';
import type { UsageRecorder } from './openai/usage/usage-recorder.js';

/** The engine that the configuration chose. */
export function makeEngine(choice: EngineChoice, rules: Engine, usage: UsageRecorder): Engine {
  if (choice.kind === 'local') return rules;
  if (choice.kind === 'keyless') return new KeylessEngine();
  const { settings } = choice;
  return new OpenAiEngine(new ModelClient(settings, usage), rules, settings);
}
