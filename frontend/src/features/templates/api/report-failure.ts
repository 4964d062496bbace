import { NetworkError, serverMessageOr } from '../../../shared/api/api-error';
import { toast } from '../../../shared/ui/toast-store';

/** Says what was not done and, after the server's own sentence or in its place, what is safe. */
export function reportFailure(title: string, error: unknown, safe = 'Nothing was changed.'): void {
  const reason = error instanceof NetworkError ? error.message : serverMessageOr(error);
  toast({ title, description: `${reason} ${safe}`, variant: 'destructive' });
}
