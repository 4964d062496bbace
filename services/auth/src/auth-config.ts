import { IsIn, IsInt, IsOptional, IsUrl, Matches, Max, Min, ValidateIf } from 'class-validator';

/** Allowed values of `AUDIT_SHIP_TO`. A webhook without TLS must be on this machine. */
export const SHIP_TO =
  /^(?:file:\/[^\0]+|syslog(?:\+tls)?:\/\/[^\s/]+|https:\/\/\S+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/\S*)?)$/;

const WITH_MAIL = 'is required when SMTP_URL is set';

/** Settings of the auth service, from the environment. */
export class AuthConfig {
  /** Who may open an account: `open`, `closed`, or `domain:a.com,b.com`. */
  @Matches(/^(open|closed|domain:[^\s,]+(,[^\s,]+)*)$/, {
    message: 'must be open, closed or domain:a.com,b.com',
  })
  SIGNUP: string = 'open';

  /**
   * Proves that someone installed the product, and lets them create the first administrator. With
   * `off` or none, the first account becomes the administrator, whoever opens it.
   */
  @IsOptional()
  @Matches(/^(off|[\w-]{20,128})$/, {
    message: 'must be 20 to 128 letters, digits, - and _ that nobody guesses, or off',
  })
  SETUP_TOKEN?: string;

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

  /**
   * Whether a common password is accepted for new passwords: never, for new accounts, or always.
   */
  @IsIn(['refuse', 'allow-at-signup', 'allow'])
  PASSWORD_COMMON: 'refuse' | 'allow-at-signup' | 'allow' = 'allow-at-signup';

  /** Minimum length of a new password. */
  @IsInt()
  @Min(6)
  @Max(128)
  PASSWORD_MIN_LENGTH: number = 6;

  /** Whose log-in requires a second factor. Users without one can only set one up. */
  @IsIn(['off', 'administrators', 'everyone'])
  MFA_REQUIRED: 'off' | 'administrators' | 'everyone' = 'off';

  /** Where the audit log is shipped: `file:/…`, `syslog://…`, `syslog+tls://…`, or `https://…`. */
  @IsOptional()
  @Matches(SHIP_TO, {
    message: 'must be file:/path, syslog://host:port, syslog+tls://host:port or https://address',
  })
  AUDIT_SHIP_TO?: string;

  /** The key that signs heads of the shipped log: 32 bytes in base64url. */
  @ValidateIf(({ AUDIT_SHIP_TO, AUDIT_SIGNING_KEY }: AuthConfig) =>
    Boolean(AUDIT_SHIP_TO || AUDIT_SIGNING_KEY),
  )
  @Matches(/^[\w-]{43}$/, {
    message:
      'must be given where AUDIT_SHIP_TO is: 32 bytes in base64url, as npm run secrets makes',
  })
  AUDIT_SIGNING_KEY?: string;

  /** The mail server, with credentials if it requires them. */
  @IsOptional()
  @Matches(/^smtps?:\/\/\S+$/, { message: 'must be smtp://… or smtps://…' })
  SMTP_URL?: string;

  /** The sender of all mail: `law@firm.example`, or `Casewright <law@firm.example>`. */
  @ValidateIf(({ SMTP_URL, MAIL_FROM }: AuthConfig) => Boolean(SMTP_URL || MAIL_FROM))
  @Matches(/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/, { message: `${WITH_MAIL}: an address to send from` })
  MAIL_FROM?: string;

  /** The address users see. Links in mails point there, never to a host named in a request. */
  @ValidateIf(({ SMTP_URL, PUBLIC_URL }: AuthConfig) => Boolean(SMTP_URL || PUBLIC_URL))
  @IsUrl(
    { protocols: ['http', 'https'], require_tld: false, require_protocol: true },
    { message: `${WITH_MAIL}: the http:// or https:// address that users see` },
  )
  PUBLIC_URL?: string;
}
