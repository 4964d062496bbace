import { IsIn, IsOptional, IsString, IsUrl } from 'class-validator';

/** The address of an endpoint, which may be a name inside the private network. */
export const IsEndpoint = (): PropertyDecorator =>
  IsUrl(
    { protocols: ['http', 'https'], require_tld: false, require_protocol: true },
    { message: 'must be an http:// or https:// address' },
  );

/** The OpenAI-compatible endpoint of an installation; each service that asks it extends this. */
export class ModelProviderConfig {
  @IsIn(['auto', 'openai', 'local'], { message: 'must be auto, openai or local' })
  AI_PROVIDER: 'auto' | 'openai' | 'local' = 'auto';

  @IsOptional()
  @IsString()
  OPENAI_API_KEY?: string;

  /** Absent: the one of the `openai` package. */
  @IsOptional()
  @IsEndpoint()
  OPENAI_BASE_URL?: string;

  /** Whether the endpoint may be outside the private network. */
  @IsIn(['on', 'off'], { message: 'must be on or off' })
  EXTERNAL_AI: 'on' | 'off' = 'on';
}

/**
 * Whether an endpoint may be asked: `ready`; nobody wants one: `off`; or one was asked for by name
 * without a key or an address: `keyless`.
 */
export function providerState({
  AI_PROVIDER: provider,
  OPENAI_API_KEY: apiKey,
  OPENAI_BASE_URL: baseUrl,
}: ModelProviderConfig): 'ready' | 'off' | 'keyless' {
  if (provider === 'local') return 'off';
  if (apiKey || baseUrl) return 'ready';
  return provider === 'auto' ? 'off' : 'keyless';
}

/** What a client of the endpoint is made with. */
export interface EndpointSettings {
  /** Absent: the one of the `openai` package. */
  baseUrl: string | undefined;
  /** Absent where the endpoint asks for none. */
  apiKey: string | undefined;
  /** Whether the endpoint may be outside the private network. */
  external: 'on' | 'off';
}

export function endpointSettings(config: ModelProviderConfig): EndpointSettings {
  return {
    baseUrl: config.OPENAI_BASE_URL,
    apiKey: config.OPENAI_API_KEY,
    external: config.EXTERNAL_AI,
  };
}

/** Host and port of the endpoint, which alone may be shown: an address can hold a password. */
export function endpointHost({ baseUrl }: Pick<EndpointSettings, 'baseUrl'>): string {
  return baseUrl ? new URL(baseUrl).host : 'api.openai.com';
}
