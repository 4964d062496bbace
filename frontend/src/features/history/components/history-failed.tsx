import { Button } from '../../../shared/ui/button';
import { InlineAlert } from '../../../shared/ui/inline-alert';

/** What happened, what is safe, what to do. */
export function HistoryFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <InlineAlert title="Failed to load search history">
      <p>What you searched is safe on the server; it could not be fetched just now.</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </InlineAlert>
  );
}
