import { Lock, OctagonX, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { NetworkError, serverMessageOr } from '../api/api-error';
import { Button } from './button';
import { EmptyState } from './empty-state';
import { RetryAlert } from './inline-alert';
import * as texts from './texts';

interface FiguresFailedProps {
  title: string;
  error: Error;
  /** Said where the server says nothing itself: what happened and what is safe. */
  otherwise: string;
  onRetry: () => void;
}

/** Figures that could not be fetched, with the reason and another try. */
export function FiguresFailed({ title, error, otherwise, onRetry }: FiguresFailedProps) {
  return (
    <RetryAlert title={title} onRetry={onRetry}>
      <p>{reasonOf(error, otherwise)}</p>
    </RetryAlert>
  );
}

/** Why a request failed, in a sentence for its user. */
export function reasonOf(error: Error, otherwise: string): string {
  return error instanceof NetworkError ? error.message : serverMessageOr(error, otherwise);
}

/** What went wrong with something that an administrator asked for, right where it was asked. */
export function FailureLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 text-notfound">
      <OctagonX aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
      <span className="max-w-measure wrap-anywhere">{children}</span>
    </p>
  );
}

/**
 * What everyone else sees of an administrators' screen; `children` say whom to ask, and for what.
 */
export function ForAdministrators({ children }: { children: ReactNode }) {
  return (
    <EmptyState icon={Lock} title={texts.thisScreenIsForAdministrators}>
      {children}
    </EmptyState>
  );
}

interface RefreshedHeadProps {
  id: string;
  title: string;
  isFetching: boolean;
  onFetch: () => void;
}

/** The head of a section whose figures can be fetched again. */
export function RefreshedHead({ id, title, isFetching, onFetch }: RefreshedHeadProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <Button
        variant="secondary"
        size="sm"
        pendingText={isFetching && texts.refreshing}
        onClick={onFetch}
      >
        <RefreshCw aria-hidden className="size-4" strokeWidth={1.75} />
        {texts.refresh}
      </Button>
    </div>
  );
}
