import {
  type EndpointSettings,
  endpointSettings,
  loadConfig,
  ModelProviderConfig,
  providerState,
} from '@casewright/platform';
import { IsOptional, IsString } from 'class-validator';

/** The endpoint and the model that turn text into vectors. */
export interface EmbeddingSettings extends EndpointSettings {
  model: string;
  /** Between two looks for cases that have come since. */
  lookEveryMs: number;
}

const LOOK_EVERY_MS = 20_000;

class EmbeddingConfig extends ModelProviderConfig {
  @IsOptional()
  @IsString()
  OPENAI_EMBEDDING_MODEL?: string;
}

/** Whether a model was asked for by name without a key or an endpoint for it. */
export function isKeyMissing(env = process.env): boolean {
  return providerState(loadConfig(EmbeddingConfig, env)) === 'keyless';
}

/** Null where no model is configured: search then goes by words alone. */
export function readEmbeddingSettings(env = process.env): EmbeddingSettings | null {
  const config = loadConfig(EmbeddingConfig, env);
  const { OPENAI_EMBEDDING_MODEL: model } = config;
  if (!model || providerState(config) !== 'ready') return null;
  return { model, ...endpointSettings(config), lookEveryMs: LOOK_EVERY_MS };
}
