import { IsIn, IsInt, IsOptional, IsUrl, Matches, Max, Min, ValidateIf } from 'class-validator';
import { SHIP_TO } from './audit/shipping/receivers/open-receiver.js';

const WITH_MAIL = 'is required when SMTP_URL is set';

/** Settings of the auth service, from the environment. */
export class AuthConfig {
  /** `open`, `closed`, or `domain:a.com,b.com`: who may open an account. */
  @Matches(/^(open|closed|domain:[^\s,]+(,[^\s,]+)*)$/, {
    message: 'must be open, closed or domain:a.com,b.com',
  })
  SIGNUP: string = 'open';

  /**
   * Who knows it installed this, and makes the first administrator's account. `off`, or none: the first
   * account is the administrator's, whoever opens it.
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

  /** Whether a new password may be one that many people use: never, for a new account, or always. */
  @IsIn(['refuse', 'allow-at-signup', 'allow'])
  PASSWORD_COMMON: 'refuse' | 'allow-at-signup' | 'allow' = 'allow-at-signup';

  /** Characters that a new password has at least. */
  @IsInt()
  @Min(6)
  @Max(128)
  PASSWORD_MIN_LENGTH: number = 6;

  /** Whose log-in needs a second factor: whoever has none is led to set one up, and to nothing else. */
  @IsIn(['off', 'administrators', 'everyone'])
  MFA_REQUIRED: 'off' | 'administrators' | 'everyone' = 'off';

  /** Where the audit log is shipped to: `file:/…`, `syslog://…`, `syslog+tls://…`, or `https://…`. */
  @IsOptional()
  @Matches(SHIP_TO, {
    message: 'must be file:/path, syslog://host:port, syslog+tls://host:port or https://address',
  })
  AUDIT_SHIP_TO?: string;

  /** The key that heads of the shipped log are signed with: 32 bytes in base64url. */
  @ValidateIf(({ AUDIT_SHIP_TO, AUDIT_SIGNING_KEY }: AuthConfig) =>
    Boolean(AUDIT_SHIP_TO || AUDIT_SIGNING_KEY),
  )
  @Matches(/^[\w-]{43}$/, {
    message:
      'must be given where AUDIT_SHIP_TO is: 32 bytes in base64url, as npm run secrets makes',
  })
  AUDIT_SIGNING_KEY?: string;

  /** Where mail is handed to, with name and password where it asks for them. */
  @IsOptional()
  @Matches(/^smtps?:\/\/\S+$/, { message: 'must be smtp://… or smtps://…' })
  SMTP_URL?: string;

  /** The sender of all mail: `law@firm.example`, or `Casewright <law@firm.example>`. */
  @ValidateIf(({ SMTP_URL, MAIL_FROM }: AuthConfig) => Boolean(SMTP_URL || MAIL_FROM))
  @Matches(/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/, { message: `${WITH_MAIL}: an address to send from` })
  MAIL_FROM?: string;

  /** The address users see. Links in mails lead there, never where a request says it came from. */
  @ValidateIf(({ SMTP_URL, PUBLIC_URL }: AuthConfig) => Boolean(SMTP_URL || PUBLIC_URL))
  @IsUrl(
    { protocols: ['http', 'https'], require_tld: false, require_protocol: true },
    { message: `${WITH_MAIL}: the http:// or https:// address that users see` },
  )
  PUBLIC_URL?: string;
}
