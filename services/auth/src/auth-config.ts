import { IsIn, IsInt, Matches, Max, Min } from 'class-validator';

/** Settings of the auth service, from the environment. */
export class AuthConfig {
  /** `open`, `closed`, or `domain:a.com,b.com`: who may open an account. */
  @Matches(/^(open|closed|domain:[^\s,]+(,[^\s,]+)*)$/, {
    message: 'must be open, closed or domain:a.com,b.com',
  })
  SIGNUP: string = 'open';

  /** Minutes without a request after which a session ends. */
  @IsInt()
  @Min(5)
  @Max(7 * 24 * 60)
  SESSION_IDLE_MINUTES: number = 120;

  /** Hours after which a session ends however busy it is. */
  @IsInt()
  @Min(1)
  @Max(30 * 24)
  SESSION_MAX_HOURS: number = 12;

  /** Whether a new password may be one that many people use. */
  @IsIn(['refuse', 'allow'])
  PASSWORD_COMMON: 'refuse' | 'allow' = 'refuse';

  /** Characters that a new password has at least. */
  @IsInt()
  @Min(6)
  @Max(128)
  PASSWORD_MIN_LENGTH: number = 6;
}
