import { CATEGORIES, type Category, categoryLabel } from '@casewright/contracts';
import type { FormEvent } from 'react';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { DayRange } from '../../../shared/ui/list-search';
import { SelectField } from '../../../shared/ui/select-field';
import type { HistoryAddress } from '../history-address';

const KINDS = [
  { value: '' as const, label: 'All kinds' },
  ...CATEGORIES.map((value) => ({ value, label: categoryLabel(value) })),
];

interface HistoryFiltersProps {
  address: HistoryAddress;
  onChange: (change: Partial<HistoryAddress>) => void;
}

/** Which entries are shown: by words, by kind, by day. */
export function HistoryFilters({ address, onChange }: HistoryFiltersProps) {
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange({ words: String(new FormData(event.currentTarget).get('words')).trim() });
  };
  const { category, words, from, to } = address;
  return (
    <search aria-label="Filter your history">
      <form
        onSubmit={find}
        className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_repeat(2,minmax(0,1fr))]"
      >
        <div className="flex items-end gap-2 max-sm:col-span-2">
          <Field label="Words" className="min-w-0 flex-1">
            {(control) => (
              <Input
                {...control}
                key={words}
                type="search"
                name="words"
                enterKeyHint="search"
                defaultValue={words}
                maxLength={200}
              />
            )}
          </Field>
          {/* Level with the input, below which the field keeps room for an error. */}
          <Button type="submit" variant="secondary" className="mb-1.5 h-11">
            Find
          </Button>
        </div>
        <div className="max-sm:col-span-2">
          <SelectField<Category | ''>
            label="Kind"
            value={category ?? ''}
            options={KINDS}
            onChoose={(kind) => onChange({ category: kind || null })}
          />
        </div>
        <DayRange from={from} to={to} onChange={onChange} />
      </form>
    </search>
  );
}
