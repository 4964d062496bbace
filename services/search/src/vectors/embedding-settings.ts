import { loadConfig } from '@casewright/platform';
import { IsIn, IsOptional, IsString, IsUrl } from 'class-validator';

/** The endpoint and the model that turn text into vectors. */
export interface EmbeddingSettings {
  model: string;
  /** Absent: the one of the `openai` package. */
  baseUrl: string | undefined;
  /** Absent where the endpoint asks for none. */
  apiKey: string | undefined;
  /** Whether the endpoint may lie outside the private network. */
  external: 'on' | 'off';
  /** Between two looks for cases that have come since. */
  lookEveryMs: number;
}

const LOOK_EVERY_MS = 20_000;

class EmbeddingConfig {
  @IsIn(['auto', 'openai', 'local'], { message: 'must be auto, openai or local' })
  AI_PROVIDER: 'auto' | 'openai' | 'local' = 'auto';

  @IsOptional()
  @IsString()
  OPENAI_API_KEY?: string;

  @IsOptional()
  @IsUrl(
    { protocols: ['http', 'https'], require_tld: false, require_protocol: true },
    { message: 'must be an http:// or https:// address' },
  )
  OPENAI_BASE_URL?: string;

  @IsOptional()
  @IsString()
  OPENAI_EMBEDDING_MODEL?: string;

  @IsIn(['on', 'off'], { message: 'must be on or off' })
  EXTERNAL_AI: 'on' | 'off' = 'on';
}

/** Whether a model was asked for by name without a key or an endpoint for it. */
export function isKeyMissing(env = process.env): boolean {
  const { AI_PROVIDER, OPENAI_API_KEY, OPENAI_BASE_URL } = loadConfig(EmbeddingConfig, env);
  return AI_PROVIDER === 'openai' && !OPENAI_API_KEY && !OPENAI_BASE_URL;
}

/** Null where no model is configured: search then goes by words alone. */
export function readEmbeddingSettings(env = process.env): EmbeddingSettings | null {
  const config = loadConfig(EmbeddingConfig, env);
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = config;
  const isConfigured = config.AI_PROVIDER !== 'local' && (apiKey || baseUrl);
  if (!config.OPENAI_EMBEDDING_MODEL || !isConfigured) return null;
  const model = config.OPENAI_EMBEDDING_MODEL;
  const external = config.EXTERNAL_AI;
  return { model, baseUrl, apiKey, external, lookEveryMs: LOOK_EVERY_MS };
}
