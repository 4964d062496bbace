import { clsx } from 'clsx';
import { Check, Copy, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyRich, copyText, type RichText } from '../clipboard/copy-rich';
import { buttonClass } from './button';
import { announce } from './live-region';
import { toastFailure } from './toast-store';

const yourBrowserRefused = (value: string) =>
  `Your browser refused. Select it here and copy: ${value}`;

const CONFIRMED_FOR_MS = 2_000;

interface CopyButtonProps {
  /** What is copied; made when it is asked for. */
  text: () => string | RichText | Promise<RichText>;
  /** The words on the button; hidden with `iconOnly`. */
  label: string;
  /** What a screen reader hears once it is copied. */
  copied: string;
  /** The title of what is shown where the browser refuses. */
  refused?: string;
  icon?: LucideIcon;
  iconOnly?: boolean;
  /** A separate button, and not a quiet one alongside other text. */
  asButton?: boolean;
  className?: string;
}

/** Puts text on the clipboard and says so; shows the text where the browser refuses. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, copied, icon = Copy, className } = props;
  const { iconOnly = false, asButton = false } = props;
  const { refused = 'Nothing was copied' } = props;
  const [isCopied, confirm] = useConfirmation();
  const copy = async () => {
    const made = await text();
    if (await (typeof made === 'string' ? copyText(made) : copyRich(made))) {
      confirm();
      announce(copied);
      return;
    }
    toastFailure(refused, yourBrowserRefused(typeof made === 'string' ? made : made.text));
  };

  const Icon = isCopied ? Check : icon;
  return (
    <button
      type="button"
      data-no-print
      onClick={copy}
      aria-label={iconOnly ? label : undefined}
      title={iconOnly ? label : undefined}
      className={clsx(
        asButton
          ? buttonClass('secondary', 'sm')
          : 'inline-flex min-h-6 min-w-6 shrink-0 items-center justify-center gap-1.5 rounded-sm text-ink-soft transition-colors hover:text-accent-ink',
        className,
      )}
    >
      <Icon aria-hidden className="size-4" strokeWidth={1.75} />
      {iconOnly ? null : isCopied ? 'Copied' : label}
    </button>
  );
}

/** Whether something was confirmed a moment ago, and how to confirm it. */
function useConfirmation(): [boolean, () => void] {
  const [isConfirmed, setIsConfirmed] = useState(false);
  useEffect(() => {
    if (!isConfirmed) return;
    const timer = setTimeout(() => setIsConfirmed(false), CONFIRMED_FOR_MS);
    return () => clearTimeout(timer);
  }, [isConfirmed]);
  return [isConfirmed, () => setIsConfirmed(true)];
}
