import { MODEL_TASKS, type TaskModels } from '@casewright/contracts';
import {
  ConfigurationError,
  type EndpointSettings,
  endpointSettings,
  loadConfig,
  ModelProviderConfig,
  providerState,
} from '@casewright/platform';
import { IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';

/** `question=qwen2.5:3b, citation=qwen2.5:3b` */
const TASK_MODELS = new RegExp(`^\\s*((${MODEL_TASKS.join('|')})\\s*=\\s*[^\\s,]+\\s*(,\\s*|$))*$`);
/** The model of OpenAI itself, where a key is given and nothing else. */
const USUAL_MODEL = 'gpt-4.1-mini';

class ModelConfig extends ModelProviderConfig {
  @IsOptional()
  @IsString()
  OPENAI_MODEL?: string;

  /** Models of the same endpoint that do a task in its place, as a cheaper one may. */
  @IsOptional()
  @Matches(TASK_MODELS, {
    message: `must be TASK=MODEL, …; the tasks are ${MODEL_TASKS.join(', ')}`,
  })
  OPENAI_TASK_MODELS?: string;

  /** Requests that one process sends at once. */
  @IsInt()
  @Min(1)
  @Max(256)
  AI_CONCURRENCY: number = 4;

  /** Seconds to the first word of an answer: a model may have to be loaded, and reads first. */
  @IsInt()
  @Min(1)
  @Max(600)
  AI_TIMEOUT_SECONDS: number = 120;

  /** Seconds from one word of an answer to the next. */
  @IsInt()
  @Min(1)
  @Max(600)
  AI_STALL_SECONDS: number = 30;

  /** How often a request is sent again that failed on its way. */
  @IsInt()
  @Min(0)
  @Max(10)
  AI_RETRIES: number = 2;

  /** Tokens of a document that are read in one request. */
  @IsInt()
  @Min(500)
  @Max(1_000_000)
  AI_SECTION_TOKENS: number = 6_000;

  /** Tokens of one document that are read at all; the rest is read by the built-in engine only. */
  @IsInt()
  @Min(500)
  @Max(10_000_000)
  AI_DOCUMENT_TOKENS: number = 120_000;
}

/** A model, its endpoint, and the bounds of its use. */
export interface ModelSettings extends EndpointSettings {
  model: string;
  taskModels: TaskModels;
  concurrency: number;
  timeoutMs: number;
  stallMs: number;
  retries: number;
  sectionTokens: number;
  documentTokens: number;
}

/** What thinks here: the built-in engine, a model, or nothing, as a model was asked for without a key. */
export type EngineChoice =
  | { kind: 'local' }
  | { kind: 'openai'; settings: ModelSettings }
  | { kind: 'keyless' };

/** @throws ConfigurationError */
export function chooseEngine(env = process.env): EngineChoice {
  const config = loadConfig(ModelConfig, env);
  const provider = providerState(config);
  const model = config.OPENAI_MODEL ?? (config.OPENAI_BASE_URL ? undefined : USUAL_MODEL);
  if (provider !== 'ready') return { kind: provider === 'off' ? 'local' : 'keyless' };
  // An endpoint may be there for embeddings only.
  if (!model && config.AI_PROVIDER === 'auto') return { kind: 'local' };
  if (!model) {
    throw new ConfigurationError(
      'The configuration cannot be used:\n  OPENAI_MODEL: must name a model of OPENAI_BASE_URL, as AI_PROVIDER is openai',
    );
  }
  return { kind: 'openai', settings: toSettings(config, model) };
}

function toSettings(config: ModelConfig, model: string): ModelSettings {
  return {
    model,
    taskModels: taskModels(config.OPENAI_TASK_MODELS ?? ''),
    ...endpointSettings(config),
    concurrency: config.AI_CONCURRENCY,
    timeoutMs: config.AI_TIMEOUT_SECONDS * 1_000,
    stallMs: config.AI_STALL_SECONDS * 1_000,
    retries: config.AI_RETRIES,
    sectionTokens: config.AI_SECTION_TOKENS,
    documentTokens: config.AI_DOCUMENT_TOKENS,
  };
}

function taskModels(said: string): TaskModels {
  const pairs = said.split(',').filter((pair) => pair.includes('='));
  return Object.fromEntries(
    pairs.map((pair) => {
      const [task = '', ...model] = pair.split('=');
      return [task.trim(), model.join('=').trim()];
    }),
  );
}
