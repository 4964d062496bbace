import { AppError } from '@casewright/contracts';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

/** OAuth's errors, which are names; what else a provider says may have been written by anybody. */
const NAME = /^[a-z_]{1,60}$/;

/** openid-client's codes for what came from a provider that is not well, or came too late. */
const AWAY = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_PARSE_ERROR']);
const AWAY_BY_NAME = new Set(['temporarily_unavailable', 'server_error']);

/** What the provider answered, or did not, as an error with a sentence for whoever wants to sign in. */
export function providerFault(fault: unknown, provider: string): AppError {
  if (fault instanceof AppError) return fault;
  if (fault instanceof AuthorizationResponseError) return refusedBy(provider, fault);
  if (fault instanceof ResponseBodyError) return codeRefused(provider, fault);
  if (!(fault instanceof ClientError) || AWAY.has(fault.code ?? '')) return away(provider, fault);
  return new AppError(
    'SIGN_ON_REFUSED',
    `The answer of ${provider} does not fit what this browser asked for. Start again on the login page.`,
    { cause: fault },
  );
}

function refusedBy(provider: string, fault: AuthorizationResponseError): AppError {
  if (AWAY_BY_NAME.has(fault.error)) return away(provider, fault);
  const message =
    fault.error === 'access_denied'
      ? `${provider} did not let you in: you canceled there, or may not use this. Try again, or ask your administrator.`
      : `${provider} refused to sign you in (${named(fault.error)}). Try again, or ask your administrator.`;
  return new AppError('SIGN_ON_REFUSED', message, { cause: fault });
}

function codeRefused(provider: string, fault: ResponseBodyError): AppError {
  const message =
    fault.error === 'invalid_grant'
      ? `What ${provider} answered has been used already, or is too old. Start again on the login page.`
      : `${provider} does not accept this installation (${named(fault.error)}). Ask your administrator to check OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.`;
  return new AppError('SIGN_ON_REFUSED', message, { cause: fault });
}

/** That the provider cannot be had, and what to do instead. */
export function away(provider: string, cause: unknown): AppError {
  return new AppError(
    'UNAVAILABLE',
    `Signing in with ${provider} does not work at the moment: it cannot be reached. Try again soon, or log in with your password if you have one.`,
    { cause },
  );
}

function named(error: string): string {
  return NAME.test(error) ? error : 'for a reason that is no known one';
}
