import { useId } from 'react';
import { Select } from '../../ui/select';
import type { FilterChoice as Choice } from './filter-items';

export interface FilterChoiceProps<V extends string> {
  label: string;
  /** The line that takes the choice back. */
  all: string;
  chosen: V | null;
  choices: readonly Choice<V>[];
  wordOf: (value: V) => string;
  onChoose: (value: V | null) => void;
}

/** The values of a filter to choose from, each with what it would leave. */
export function FilterChoice<V extends string>(props: FilterChoiceProps<V>) {
  const { label, all, chosen, choices, wordOf, onChoose } = props;
  const id = useId();
  const options = [
    { value: '', label: all },
    ...choices.map(({ value, count }) => ({ value, label: `${wordOf(value)} (${count})` })),
  ];
  return (
    <div className="flex min-w-0 items-center gap-2 text-sm text-ink-soft">
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={chosen ?? ''}
        options={options}
        onChange={(event) => onChoose((event.target.value || null) as V | null)}
        fits
        className="min-w-40 text-sm"
      />
    </div>
  );
}
