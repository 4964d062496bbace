import { reasonOf } from '../../shared/api/api-error';
import { InlineAlert } from '../../shared/ui/inline-alert';

/** Why somebody was not let in, beside the form: a toast that says so is soon gone. */
export function Refused({ error, title }: { error: Error; title: string }) {
  return (
    <InlineAlert title={title}>
      {reasonOf(error, 'You are not signed in. Try again in a moment.')}
    </InlineAlert>
  );
}
