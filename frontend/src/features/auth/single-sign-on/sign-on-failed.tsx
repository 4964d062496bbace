import { ApiError, reasonOf } from '../../../shared/api/api-error';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import * as texts from './texts';

/** Why somebody is not signed in, with what an administrator needs to find the cause. */
export function SignOnFailed({ error }: { error: Error }) {
  const { code, correlationId } = error instanceof ApiError ? error : {};
  return (
    <InlineAlert title={texts.notSignedIn}>
      <p className="wrap-anywhere">{reasonOf(error, texts.tryAgainSoon)}</p>
      {code && correlationId ? (
        <p className="mt-2 text-xs wrap-anywhere text-ink-soft">
          {texts.code(code)}
          <br />
          {texts.request(correlationId)}
        </p>
      ) : null}
    </InlineAlert>
  );
}
