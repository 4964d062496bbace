import { clsx } from 'clsx';
import type { ClipboardEvent } from 'react';
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

/** The way forward for a user without a text. */
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

/** Characters from which a browser's own pasting into a text box takes seconds. */
const LONG_PASTE = 20_000;

/** Puts a long text where it was pasted, past the browser's slow editing of one. */
export function pasteLong(
  event: ClipboardEvent<HTMLTextAreaElement>,
  setText: (text: string) => void,
): void {
  const pasted = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
  if (pasted.length < LONG_PASTE) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  setText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
}
