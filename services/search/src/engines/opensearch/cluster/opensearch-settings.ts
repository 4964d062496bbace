import { ConfigurationError, loadConfig } from '@casewright/platform';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';

/** Where OpenSearch is, and how its index is laid out. */
export interface OpenSearchSettings {
  /** Addresses of one or more nodes of one cluster. */
  nodes: string[];
  auth: { username: string; password: string } | null;
  /** PEM of the authority that signed the nodes' certificates; null: one that Node trusts. */
  authority: string | null;
  /** What the names of its indexes begin with. */
  prefix: string;
  shards: number;
  replicas: number;
}

const ADDRESS = 'https?://[A-Za-z0-9.:[\\]-]{1,253}(?:/[\\w./-]{0,200})?';

class SearchEngineConfig {
  @IsIn(['built-in', 'opensearch'], { message: 'must be built-in or opensearch' })
  SEARCH_ENGINE: 'built-in' | 'opensearch' = 'built-in';

  @IsOptional()
  @Matches(new RegExp(`^${ADDRESS}(?:,${ADDRESS}){0,31}$`), {
    message: 'must be an http:// or https:// address, or several with commas between them',
  })
  OPENSEARCH_URL?: string;

  @IsOptional()
  @IsString()
  OPENSEARCH_USERNAME?: string;

  @IsOptional()
  @IsString()
  OPENSEARCH_PASSWORD?: string;

  @IsOptional()
  @IsString()
  OPENSEARCH_CA?: string;

  @Matches(/^[a-z][a-z0-9-]{0,39}$/, {
    message: 'must be up to 40 small letters, digits, and hyphens',
  })
  OPENSEARCH_INDEX: string = 'casewright';

  @IsInt()
  @Min(1)
  @Max(256)
  OPENSEARCH_SHARDS: number = 1;

  @IsInt()
  @Min(0)
  @Max(5)
  OPENSEARCH_REPLICAS: number = 0;
}

/** Null where the built-in engine searches. */
export function readOpenSearchSettings(env = process.env): OpenSearchSettings | null {
  const config = loadConfig(SearchEngineConfig, env);
  if (config.SEARCH_ENGINE === 'built-in') return null;
  if (!config.OPENSEARCH_URL) {
    throw new ConfigurationError(
      'SEARCH_ENGINE is opensearch, but OPENSEARCH_URL does not say where it is.',
    );
  }
  const { OPENSEARCH_USERNAME: username, OPENSEARCH_PASSWORD: password } = config;
  if (Boolean(username) !== Boolean(password)) {
    throw new ConfigurationError(
      'OPENSEARCH_USERNAME and OPENSEARCH_PASSWORD go together: set both, or neither.',
    );
  }
  return {
    nodes: config.OPENSEARCH_URL.split(','),
    auth: username && password ? { username, password } : null,
    authority: config.OPENSEARCH_CA ?? null,
    prefix: config.OPENSEARCH_INDEX,
    shards: config.OPENSEARCH_SHARDS,
    replicas: config.OPENSEARCH_REPLICAS,
  };
}
