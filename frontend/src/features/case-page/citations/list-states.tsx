import { Button } from '../../../shared/ui/button';
import { InlineAlert } from '../../../shared/ui/inline-alert';

export function ListFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <InlineAlert title="The citations could not be fetched">
      <p>The rest of the page is complete. Check the connection and try again.</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </InlineAlert>
  );
}
