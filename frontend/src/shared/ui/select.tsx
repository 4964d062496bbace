import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
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

interface LabeledSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** A select with its label beside it; small screens have no room for the label. */
export function LabeledSelect({ label, value, options, onChoose }: LabeledSelectProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 items-center gap-2 text-sm text-ink-soft">
      <label htmlFor={id} className="shrink-0 max-sm:sr-only">
        {label}
      </label>
      <Select
        id={id}
        value={value}
        options={options}
        onChange={(event) => onChoose(event.target.value)}
        fits
        className="min-w-38 text-sm"
      />
    </div>
  );
}
