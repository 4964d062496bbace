import {
  type EndpointSettings,
  endpointSettings,
  IsEndpoint,
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

  /** Where it is served elsewhere than the model that reads. */
  @IsOptional()
  @IsEndpoint()
  OPENAI_EMBEDDING_BASE_URL?: string;

  @IsOptional()
  @IsString()
  OPENAI_EMBEDDING_API_KEY?: string;
}

/** Its own endpoint, without the key of the other one; else the one that both have. */
function ownEndpoint(config: EmbeddingConfig): EmbeddingConfig {
  const { OPENAI_EMBEDDING_BASE_URL: address, OPENAI_EMBEDDING_API_KEY: key } = config;
  if (!address && !key) return config;
  return Object.assign(new EmbeddingConfig(), config, {
    OPENAI_BASE_URL: address ?? config.OPENAI_BASE_URL,
    OPENAI_API_KEY: key,
  });
}

/** Whether a model was asked for by name without a key or an endpoint for it. */
export function isKeyMissing(env = process.env): boolean {
  return providerState(loadConfig(EmbeddingConfig, env)) === 'keyless';
}

/** Null where no model is configured: search then goes by words alone. */
export function readEmbeddingSettings(env = process.env): EmbeddingSettings | null {
  const config = ownEndpoint(loadConfig(EmbeddingConfig, env));
  const { OPENAI_EMBEDDING_MODEL: model } = config;
  if (!model || providerState(config) !== 'ready') return null;
  return { model, ...endpointSettings(config), lookEveryMs: LOOK_EVERY_MS };
}
