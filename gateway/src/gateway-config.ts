import {
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';

/** Settings of the HTTP edge, from the environment. */
export class GatewayConfig {
  @IsInt()
  @Min(1)
  @Max(65_535)
  PORT: number = 8080;

  @IsString()
  @MinLength(1)
  @MaxLength(60)
  PRODUCT_NAME: string = 'Casewright';

  /** Shown in the footer: who made this installation. */
  @IsString()
  @MaxLength(100)
  MAKER_NAME: string = 'the Casewright contributors';

  /** `off` lifts rate limits, and refusals under overload, for benchmarks and tests. */
  @IsIn(['on', 'off'])
  RATE_LIMITS: 'on' | 'off' = 'on';

  /** Factor applied to every rate limit. */
  @IsNumber()
  @Min(0.1)
  @Max(1_000)
  RATE_LIMIT_FACTOR: number = 1;

  /**
   * Express's `trust proxy`: how many proxies in front may be trusted to report the client's
   * address and protocol. 0: none.
   */
  @IsInt()
  @Min(0)
  @Max(10)
  TRUSTED_PROXIES: number = 0;

  /** The address users see, to which links in files lead. */
  @IsOptional()
  @IsUrl(
    { protocols: ['http', 'https'], require_tld: false, require_protocol: true },
    { message: 'must be the http:// or https:// address that users see' },
  )
  PUBLIC_URL?: string;

  /** Other names that the server is known by. */
  @IsOptional()
  @Matches(/^[\w.:[\]-]+(?:\s*,\s*[\w.:[\]-]+)*$/, {
    message: 'must be host names separated by commas: law.example,192.168.1.5',
  })
  ALLOWED_HOSTS?: string;

  /** Folder of the built SPA; the default is the workspace's own build. */
  @IsOptional()
  @IsString()
  WEB_ROOT?: string;
}
