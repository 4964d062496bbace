import { ApiError, reasonOf } from '../../../shared/api/api-error';
import { InlineAlert } from '../../../shared/ui/inline-alert';

/** Why somebody is not signed in, with what an administrator needs to find the cause. */
export function SignOnFailed({ error }: { error: Error }) {
  const { code, correlationId } = error instanceof ApiError ? error : {};
  return (
    <InlineAlert title="You are not signed in">
      <p className="wrap-anywhere">
        {reasonOf(error, 'Try again in a moment, or log in with your password.')}
      </p>
      {code && correlationId ? (
        <p className="mt-2 text-xs wrap-anywhere text-ink-soft">
          {`Code: ${code}`}
          <br />
          {`Request: ${correlationId}`}
        </p>
      ) : null}
    </InlineAlert>
  );
}
