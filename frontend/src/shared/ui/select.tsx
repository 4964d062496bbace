import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClass } from './input';

export interface SelectProps extends ComponentProps<'select'> {
  options: readonly { value: string; label: string }[];
}

/** The browser's own select: every platform's keyboard, touch and screen-reader behaviour. */
export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select className={clsx(controlClass, 'h-11 appearance-none pr-10', className)} {...rest}>
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
