import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';

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

  /** Named in the footer: who made this installation. */
  @IsString()
  @MaxLength(100)
  MAKER_NAME: string = 'the Casewright contributors';

  /** `off` lifts rate limits for benchmarks and tests. */
  @IsIn(['on', 'off'])
  RATE_LIMITS: 'on' | 'off' = 'on';

  /**
   * Express's `trust proxy`: how many proxies in front may be believed about the client's
   * address and protocol. 0: none.
   */
  @IsInt()
  @Min(0)
  @Max(10)
  TRUSTED_PROXIES: number = 0;

  /** Where the built SPA lies; the default is the workspace's own build. */
  @IsOptional()
  @IsString()
  WEB_ROOT?: string;
}
