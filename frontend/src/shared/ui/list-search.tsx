import type { FormEvent } from 'react';
import { inWords } from '../config/texts';
import { useFilters } from '../hooks/use-filters';
import { Button } from './button';
import { Field } from './field';
import { Input } from './input';

/** The part of a list that the address names: `?q=` and `?page=`. */
export function useListAddress() {
  const [params, setFilters] = useFilters();
  const page = Number(/^[1-9]\d{0,4}$/.exec(params.get('page') ?? '')?.[0] ?? 1);
  const search = (params.get('q') ?? '').slice(0, 200);
  const show = (q: string, next = 1) =>
    setFilters({ ...(q ? { q } : {}), ...(next > 1 ? { page: String(next) } : {}) });
  return { page, search, show };
}

interface ListSearchProps {
  /** What is searched. */
  label: string;
  /** On the button. */
  act: string;
  search: string;
  onSearch: (q: string) => void;
}

/** Searches a list of the administration. */
export function ListSearch({ label, act, search, onSearch }: ListSearchProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q')).trim());
  };
  return (
    <search>
      <form onSubmit={submit} className="mb-6 flex max-w-xl items-end gap-3">
        <Field label={label} className="flex-1">
          {(control) => <Input {...control} name="q" defaultValue={search} maxLength={200} />}
        </Field>
        {/* Level with the input, below which the field keeps room for an error. */}
        <Button type="submit" variant="secondary" className="mb-1.5">
          {act}
        </Button>
      </form>
    </search>
  );
}

interface DayRangeProps {
  /** Days as the reader's own calendar has them, `2026-11-22`; both are included. */
  from: string | null;
  to: string | null;
  onChange: (change: { from?: string | null; to?: string | null }) => void;
}

/** The days that a list is narrowed to. */
export function DayRange({ onChange, ...days }: DayRangeProps) {
  return (['from', 'to'] as const).map((end) => (
    <Field key={end} label={inWords(end)}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={days[end] ?? ''}
          onChange={({ target }) => onChange({ [end]: target.value || null })}
        />
      )}
    </Field>
  ));
}
