import { ROLES } from '@casewright/contracts';
import { IsIn, IsOptional, IsString, IsUrl, Matches, MaxLength, ValidateIf } from 'class-validator';

const WITH_ISSUER = 'must be given where OIDC_ISSUER is';
const ROLE_OF_GROUP = `[^;=]+=(?:${ROLES.join('|')})`;
/** Without TLS anybody on the way could sign in as anybody: only to this machine itself. */
const ISSUER = /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/;

/** Settings of single sign-on, from the environment. None holds where there is no `OIDC_ISSUER`. */
export class OidcConfig {
  /** The provider's address, to which `/.well-known/openid-configuration` is added. */
  @IsOptional()
  @Matches(ISSUER, { message: 'must be https://…, or http:// to this machine' })
  OIDC_ISSUER?: string;

  @ValidateIf(({ OIDC_ISSUER }: OidcConfig) => Boolean(OIDC_ISSUER))
  @IsString({ message: `${WITH_ISSUER}: what the provider calls this installation` })
  OIDC_CLIENT_ID?: string;

  /** None: the provider knows this installation as a public client. */
  @IsOptional()
  @IsString()
  OIDC_CLIENT_SECRET?: string;

  /** On the button: `Sign in with …`. */
  @IsString()
  @MaxLength(60)
  OIDC_NAME: string = 'single sign-on';

  @Matches(/^openid(?: [\w:./-]+)*$/, { message: 'must be scopes, the first of which is openid' })
  OIDC_SCOPES: string = 'openid email profile';

  /** The claim that has a user's groups. */
  @IsString()
  @MaxLength(200)
  OIDC_GROUPS_CLAIM: string = 'groups';

  /** `partners=administrator;lawyers=member;*=reader`: the first that fits is the role at each log-in. */
  @IsOptional()
  @Matches(new RegExp(`^${ROLE_OF_GROUP}(?:;${ROLE_OF_GROUP})*$`), {
    message: `must be group=role;group=role, with the roles ${ROLES.join(', ')}`,
  })
  OIDC_ROLES?: string;

  /** Whether whoever the provider lets in gets an account: `open`, or `closed`. */
  @IsIn(['open', 'closed'])
  OIDC_SIGNUP: 'open' | 'closed' = 'open';

  /** The address users see, to which the provider sends them back. */
  @ValidateIf(({ OIDC_ISSUER }: OidcConfig) => Boolean(OIDC_ISSUER))
  @IsUrl(
    { protocols: ['http', 'https'], require_tld: false, require_protocol: true },
    { message: `${WITH_ISSUER}: the http:// or https:// address that users see` },
  )
  PUBLIC_URL?: string;
}
