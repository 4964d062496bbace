import type { SearchFilters } from '@casewright/contracts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Input } from '../../../shared/ui/input';
import { yearRange } from './decades';

interface DateRangeProps {
  filters: SearchFilters;
  onChange: (range: Pick<SearchFilters, 'from' | 'to'>) => void;
}

/** From one year to another; either may be empty. */
export function DateRange({ filters, onChange }: DateRangeProps) {
  const id = useId();
  const [from, setFrom] = useState(filters.from?.slice(0, 4) ?? '');
  const [to, setTo] = useState(filters.to?.slice(0, 4) ?? '');
  const [refusal, setRefusal] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = refusalOf(from.trim(), to.trim());
    setRefusal(problem);
    if (!problem) onChange(yearRange(from.trim(), to.trim()));
  };
  return (
    <form noValidate onSubmit={submit} aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 font-sans text-xs font-semibold tracking-wide text-ink-faint">
        Decided between
      </h3>
      <div className="flex items-center gap-2">
        <YearInput label="From year" value={from} onChange={setFrom} isRefused={Boolean(refusal)} />
        <span aria-hidden>–</span>
        <YearInput label="To year" value={to} onChange={setTo} isRefused={Boolean(refusal)} />
        <Button type="submit" variant="secondary" size="sm" className="h-9">
          Apply
        </Button>
      </div>
      <p aria-live="polite" className="mt-1 text-sm text-notfound">
        {refusal}
      </p>
    </form>
  );
}

interface YearInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isRefused: boolean;
}

function YearInput({ label, value, onChange, isRefused }: YearInputProps) {
  return (
    <Input
      aria-label={label}
      inputMode="numeric"
      maxLength={4}
      placeholder="Year"
      autoComplete="off"
      value={value}
      aria-invalid={isRefused || undefined}
      onChange={(event) => onChange(event.target.value)}
      className="h-9 min-w-0 px-2 text-sm"
    />
  );
}

function refusalOf(from: string, to: string): string | undefined {
  const isYear = (text: string) => text === '' || /^[12]\d{3}$/.test(text);
  if (!isYear(from) || !isYear(to)) return 'Use four digits for years';
  return from && to && from > to ? 'The first year is after the last' : undefined;
}
