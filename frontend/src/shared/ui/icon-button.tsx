import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Tooltip } from './tooltip';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** The accessible name, and the tooltip unless `tooltip={false}`. */
  label: string;
  tooltip?: boolean;
}

/** A 36 px square button without words; only for toolbars and close buttons. */
export function IconButton({
  icon: Icon,
  label,
  tooltip = true,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      type={type}
      aria-label={label}
      className={clsx(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-md text-ink-soft',
        'transition-colors hover:bg-sunken hover:text-ink disabled:opacity-60',
        className,
      )}
      {...rest}
    >
      <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
    </button>
  );
  return tooltip ? <Tooltip content={label}>{button}</Tooltip> : button;
}
