import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { FilterChoice } from './filter-items';

interface ChipLook {
  word: string;
  icon: LucideIcon;
  /** The icon's color. */
  iconClass: string;
  isDashed?: boolean;
}

interface FilterChipsProps<V extends string> {
  /** What the chips are about, for screen readers. */
  legend: string;
  choices: readonly FilterChoice<V>[];
  chosen: V | null;
  lookOf: (value: V) => ChipLook;
  onChoose: (value: V | null) => void;
}

/** The values of a filter to press, each with what it would leave; pressed again, all pass. */
export function FilterChips<V extends string>(props: FilterChipsProps<V>) {
  const { legend, choices, chosen, lookOf, onChoose } = props;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, count }) => {
        const { word, icon: Icon, iconClass, isDashed = false } = lookOf(value);
        const isChosen = value === chosen;
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? null : value)}
            className={clsx(
              'inline-flex min-h-8 items-center gap-1.5 rounded-md border px-2.5 text-sm transition-colors hover:bg-sunken',
              isChosen ? 'border-ink bg-sunken font-semibold' : 'border-control bg-surface',
              isDashed && 'border-dashed',
            )}
          >
            <Icon aria-hidden className={clsx('size-4', iconClass)} strokeWidth={2} />
            {word}
            <span className="text-ink-soft tabular-nums">{count.toLocaleString('en-US')}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
