import { NetworkError, serverMessageOr } from '../api/api-error';
import { Button } from './button';
import { InlineAlert } from './inline-alert';

export interface FiguresFailedProps {
  title: string;
  error: Error;
  /** Said where the server says nothing itself: what happened and what is safe. */
  otherwise: string;
  onRetry: () => void;
}

/** Figures that could not be fetched, with the reason and another try. */
export function FiguresFailed({ title, error, otherwise, onRetry }: FiguresFailedProps) {
  return (
    <InlineAlert title={title}>
      <p>{reasonOf(error, otherwise)}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </InlineAlert>
  );
}

/** Why a request failed, in a sentence for its user. */
export function reasonOf(error: Error, otherwise: string): string {
  return error instanceof NetworkError ? error.message : serverMessageOr(error, otherwise);
}
