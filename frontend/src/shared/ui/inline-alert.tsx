import { clsx } from 'clsx';
import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';

interface InlineAlertProps {
  tone?: 'error' | 'info';
  title?: string;
  children: ReactNode;
  className?: string;
}

/** Says what happened, what is safe and what to do, where it happened. Errors are announced. */
export function InlineAlert({ tone = 'error', title, children, className }: InlineAlertProps) {
  const isError = tone === 'error';
  const Icon = isError ? CircleAlert : Info;
  return (
    <div
      role={isError ? 'alert' : 'status'}
      className={clsx(
        'flex gap-3 rounded-md border-l-3 px-4 py-3 text-sm',
        isError ? 'border-notfound bg-notfound-wash' : 'border-brass bg-brass-wash',
        className,
      )}
    >
      <Icon
        aria-hidden
        className={clsx('mt-0.5 size-4 shrink-0', isError ? 'text-notfound' : 'text-brass-ink')}
      />
      <div>
        {title ? <p className="font-semibold">{title}</p> : null}
        <div className="text-ink">{children}</div>
      </div>
    </div>
  );
}

interface RetryAlertProps extends Omit<InlineAlertProps, 'tone' | 'children'> {
  children?: ReactNode;
  onRetry: (() => void) | undefined;
}

/** What could not be fetched, what is safe, and another try. */
export function RetryAlert({ children, onRetry, ...rest }: RetryAlertProps) {
  return (
    <InlineAlert {...rest}>
      {children}
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </InlineAlert>
  );
}
