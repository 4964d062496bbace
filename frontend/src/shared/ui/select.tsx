import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlLook } from './input';

export interface SelectProps extends ComponentProps<'select'> {
  options: readonly { value: string; label: string }[];
  /** As wide as its longest option, instead of as wide as there is room. */
  fits?: boolean;
}

/** The browser's own select: every platform's keyboard, touch and screen-reader behavior. */
export function Select({ options, fits = false, className, ...rest }: SelectProps) {
  return (
    <div className={clsx('relative', fits && 'min-w-0')}>
      <select
        className={clsx(
          controlLook,
          fits ? 'max-w-full' : 'w-full',
          'h-11 appearance-none pr-10 text-ellipsis',
          className,
        )}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-faint"
      />
    </div>
  );
}
