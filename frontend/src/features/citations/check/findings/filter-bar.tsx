import {
  type CheckedCitation,
  CITATION_KIND_WORDS,
  CITATION_KINDS,
  CITATION_VERDICTS,
  QUOTATION_STATUSES,
  STANDINGS,
} from '@casewright/contracts';
import { FilterChips } from '../../../../shared/reading/filter/filter-chips';
import { FilterChoice } from '../../../../shared/reading/filter/filter-choice';
import {
  STANDING_LOOKS,
  VERDICT_LOOKS,
  type VerdictLook,
} from '../../../../shared/verdict/verdict-words';
import type { FindingsFilter } from '../../citations-address';
import { choicesOf } from './filter-findings';
import { QUOTATION_LOOKS } from './texts';

interface FilterBarProps {
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
  const standings = choices('standing', STANDINGS);
  const quotations = choices('quotation', QUOTATION_STATUSES);
  return (
    <div className="mb-5 flex flex-col gap-4" data-no-print>
      <FilterChips
        legend="Verdict"
        choices={choices('verdict', CITATION_VERDICTS)}
        chosen={filter.verdict}
        lookOf={(verdict) => chipOf(VERDICT_LOOKS[verdict])}
        onChoose={(verdict) => onFilter({ ...filter, verdict })}
      />
      {standings.length > 0 ? (
        <FilterChips
          legend="Later history"
          choices={standings}
          chosen={filter.standing}
          lookOf={(standing) => chipOf(STANDING_LOOKS[standing])}
          onChoose={(standing) => onFilter({ ...filter, standing })}
        />
      ) : null}
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        <FilterChoice
          label="Kind"
          all="All kinds"
          chosen={filter.kind}
          choices={choices('kind', CITATION_KINDS)}
          wordOf={(kind) => CITATION_KIND_WORDS[kind]}
          onChoose={(kind) => onFilter({ ...filter, kind })}
        />
        {quotations.length > 0 ? (
          <FilterChoice
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

const ICON_TONES = {
  verified: 'text-verified',
  mismatch: 'text-mismatch',
  notfound: 'text-notfound',
  unchecked: 'text-unchecked',
};

function chipOf({ word, icon, tone }: VerdictLook) {
  return { word, icon, iconClass: ICON_TONES[tone], isDashed: tone === 'unchecked' };
}
