import {
  type CheckedCitation,
  CITATION_KINDS,
  CITATION_VERDICTS,
  type CitationVerdict,
  QUOTATION_STATUSES,
} from '@casewright/contracts';
import { clsx } from 'clsx';
import { useId } from 'react';
import { Select } from '../../../../shared/ui/select';
import type { FindingsFilter } from '../../address/citations-address';
import { VERDICT_LOOKS } from '../../verdict/verdict-words';
import { QUOTATION_LOOKS } from '../quotations/quotation-words';
import { choicesOf, type FilterChoice } from './filter-findings';
import { KIND_WORDS } from './kind-words';

export interface FilterBarProps {
  citations: readonly CheckedCitation[];
  filter: FindingsFilter;
  onFilter: (filter: FindingsFilter) => void;
}

/** Verdicts to press, kinds and quotations to choose from, each with what it would leave. */
export function FilterBar({ citations, filter, onFilter }: FilterBarProps) {
  const choices = <K extends keyof FindingsFilter>(
    part: K,
    values: readonly NonNullable<FindingsFilter[K]>[],
  ) => choicesOf(citations, filter, part, values);
  const quotations = choices('quotation', QUOTATION_STATUSES);
  return (
    <div className="mb-5 flex flex-col gap-4" data-no-print>
      <VerdictChips
        choices={choices('verdict', CITATION_VERDICTS)}
        chosen={filter.verdict}
        onChoose={(verdict) => onFilter({ ...filter, verdict })}
      />
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        <Choice
          label="Kind"
          all="All kinds"
          chosen={filter.kind}
          choices={choices('kind', CITATION_KINDS)}
          wordOf={(kind) => KIND_WORDS[kind]}
          onChoose={(kind) => onFilter({ ...filter, kind })}
        />
        {quotations.length > 0 ? (
          <Choice
            label="Quotations"
            all="With or without"
            chosen={filter.quotation}
            choices={quotations}
            wordOf={(status) => QUOTATION_LOOKS[status].word}
            onChoose={(quotation) => onFilter({ ...filter, quotation })}
          />
        ) : null}
      </div>
    </div>
  );
}

interface VerdictChipsProps {
  choices: readonly FilterChoice<CitationVerdict>[];
  chosen: CitationVerdict | null;
  onChoose: (verdict: CitationVerdict | null) => void;
}

const CHIP_TONES = {
  verified: 'text-verified',
  mismatch: 'text-mismatch',
  notfound: 'text-notfound',
  unchecked: 'text-unchecked',
};

function VerdictChips({ choices, chosen, onChoose }: VerdictChipsProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Verdict</legend>
      {choices.map(({ value, count }) => {
        const { word, icon: Icon, tone } = VERDICT_LOOKS[value];
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
              tone === 'unchecked' && 'border-dashed',
            )}
          >
            <Icon aria-hidden className={clsx('size-4', CHIP_TONES[tone])} strokeWidth={2} />
            {word}
            <span className="text-ink-soft tabular-nums">{count.toLocaleString('en-US')}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  /** The line that takes the choice back. */
  all: string;
  chosen: T | null;
  choices: readonly FilterChoice<T>[];
  wordOf: (value: T) => string;
  onChoose: (value: T | null) => void;
}

function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, all, chosen, choices, wordOf, onChoose } = props;
  const id = useId();
  const options = [
    { value: '', label: all },
    ...choices.map(({ value, count }) => ({ value, label: `${wordOf(value)} (${count})` })),
  ];
  return (
    <div className="flex items-center gap-2 text-sm text-ink-soft">
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={chosen ?? ''}
        options={options}
        onChange={(event) => onChoose((event.target.value || null) as T | null)}
        className="min-w-40 text-sm"
      />
    </div>
  );
}
