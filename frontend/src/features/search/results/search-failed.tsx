import { Button } from '../../../shared/ui/button';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { describeSearchFailure } from '../api/search-failure';

/** The failure where the results would be: what happened, what is safe, what to do. */
export function SearchFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { title, description } = describeSearchFailure(error);
  return (
    <InlineAlert title={title}>
      <p className="wrap-anywhere">{description}</p>
      <p className="mt-1">Your query is still in the field, and your history is safe.</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </InlineAlert>
  );
}
