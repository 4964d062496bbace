import { clsx } from 'clsx';
import { Button } from '../../ui/button';
import { InlineAlert } from '../../ui/inline-alert';

/** The text in a form is not kept with it. */
export function NotKept({ className }: { className?: string }) {
  return (
    <InlineAlert tone="info" {...(className ? { className } : {})}>
      This text is too long for the browser to keep: reloading the page will lose it. Keep your own
      copy until you are done.
    </InlineAlert>
  );
}

interface TryExampleProps {
  /** The words on the link. */
  action: string;
  className?: string;
  onTry: () => void;
}

/** The way on for somebody without a text. */
export function TryExample({ action, className, onTry }: TryExampleProps) {
  return (
    <p className={clsx('text-ink-soft', className)}>
      Nothing to paste?{' '}
      <Button variant="link" className="text-base" onClick={onTry}>
        {action}
      </Button>
    </p>
  );
}
