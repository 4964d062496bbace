import { LabeledSelect } from '../../ui/select';
import type { FilterChoice as Choice } from './filter-items';

interface FilterChoiceProps<V extends string> {
  label: string;
  /** The line that takes the choice back. */
  all: string;
  chosen: V | null;
  choices: readonly Choice<V>[];
  wordOf: (value: V) => string;
  onChoose: (value: V | null) => void;
}

const LOOK = {
  whole: 'items-center gap-2 text-sm text-ink-soft',
  label: '',
  select: 'min-w-40',
};

/** The values of a filter to choose from, each with what it would leave. */
export function FilterChoice<V extends string>(props: FilterChoiceProps<V>) {
  const { label, all, chosen, choices, wordOf, onChoose } = props;
  return (
    <LabeledSelect
      label={label}
      value={chosen ?? ''}
      empty={all}
      options={choices.map(({ value, count }) => ({ value, label: `${wordOf(value)} (${count})` }))}
      onChoose={(value) => onChoose((value || null) as V | null)}
      look={LOOK}
    />
  );
}
