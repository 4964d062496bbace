import { OperatorError } from '@casewright/platform';

const CREDENTIALS = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';

/** What an administrator can do about an error, by its name or its code. */
const REMEDIES: readonly [RegExp, string][] = [
  [/^NoSuchBucket$/, 'There is no such bucket. Create it, or name another in OBJECT_STORE_URL.'],
  [/^CredentialsProviderError$/, `It needs credentials. Set ${CREDENTIALS}.`],
  [
    /^(?:InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|ExpiredToken)$/,
    `It did not accept the credentials. Check ${CREDENTIALS}.`,
  ],
  [
    /^(?:PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraintException)$/,
    'The bucket is in another region. Set AWS_REGION to that one.',
  ],
  [
    /^(?:AccessDenied|Forbidden|AllAccessDisabled)$/,
    'It refused access. Allow these credentials to list, read, write, and delete in the bucket.',
  ],
  [
    /^(?:ECONN|ENOTFOUND|EAI_|EHOST|ENET|EPIPE|ETIMEDOUT|TimeoutError|AbortError)/,
    'It did not answer. Check OBJECT_STORE_ENDPOINT and the network.',
  ],
  [/^(?:SlowDown|ServiceUnavailable|InternalError)$/, 'It is overloaded or down. Try again later.'],
];

/** An object is not what was put there. */
export class DamagedObject extends OperatorError {
  override readonly name = 'DamagedObject';
}

/** A failure of the object storage as a sentence for the administrator. */
export function storeFailure(address: string, cause: unknown): OperatorError {
  if (cause instanceof OperatorError) return cause;
  const { name = '', code = '' } = cause as { name?: string; code?: string };
  const remedy = REMEDIES.find(([sign]) => sign.test(code) || sign.test(name))?.[1];
  return new OperatorError(
    `The object storage ${address} failed. ${remedy ?? `It answered ${code || name || 'with an error'}.`}`,
    { cause },
  );
}
