import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { controlLook } from './input';

interface SelectProps extends ComponentProps<'select'> {
  options: readonly { value: string; label: string }[];
  /** As wide as its longest option, instead of as wide as there is room. */
  fits?: boolean;
}

/** The browser's own select: every platform's keyboard, touch, and screen-reader behavior. */
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
  /** The first line, of the value ''; every value is one of the options where there is none. */
  empty?: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
  /** Classes of its parts, where it does not look as it does above a list. */
  look?: Record<'whole' | 'label' | 'select', string>;
}

/** Small screens have no room for the label. */
const BESIDE = {
  whole: 'items-center gap-2 text-sm text-ink-soft',
  label: 'shrink-0 max-sm:sr-only',
  select: 'min-w-38',
};

/** A select with its label, alongside it unless told otherwise. */
export function LabeledSelect(props: LabeledSelectProps) {
  const { label, value, empty, options, onChoose, look = BESIDE } = props;
  const id = useId();
  return (
    <div className={clsx('flex min-w-0', look.whole)}>
      <label htmlFor={id} className={look.label}>
        {label}
      </label>
      <Select
        id={id}
        value={value}
        options={empty === undefined ? options : [{ value: '', label: empty }, ...options]}
        onChange={(event) => onChoose(event.target.value)}
        fits
        className={clsx('text-sm', look.select)}
      />
    </div>
  );
}
