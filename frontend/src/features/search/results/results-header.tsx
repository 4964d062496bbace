import { reachOfPhrase, type SearchCase, type SearchResponse } from '@casewright/contracts';
import { ExportMenu } from '../../../shared/export/export-menu';
import { InfoTip } from '../../../shared/ui/info-tip';
import { LabeledSelect } from '../../../shared/ui/select';
import { useExplanations } from '../explain/use-explanations';
import { SaveSearch } from '../save/save-search';
import { type SearchAddress, SORT_OPTIONS, type Sort } from '../search-address';
import { countOfCases } from '../texts';
import { engineName } from './texts';

interface ResultsHeaderProps {
  answer: SearchResponse;
  query: string;
  address: SearchAddress;
  explain: ReturnType<typeof useExplanations>;
  onSort: (sort: Sort) => void;
}

export function ResultsHeader({ answer, query, address, explain, onSort }: ResultsHeaderProps) {
  const { sort } = address;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-ink pb-2 md:pb-3">
      <div className="flex-1 basis-72">
        <div className="flex items-center gap-1">
          <h2 id="search-outcome" className="text-xl">
            Search Results
            <span className="hidden print:inline">: {query}</span>
          </h2>
          <InfoTip label="About the ranking">
            Cases are ranked by how well their text answers your words, and where those words occur.
            “Why here” in the details of a case shows each part of its score.
          </InfoTip>
        </div>
        <p className="text-sm text-ink-soft tabular-nums">
          {`${countOfCases(answer.total)} · Ranked by ${engineName(answer.engine)}`}
        </p>
        {answer.phraseReach ? (
          <p className="mt-1 max-w-measure text-sm text-ink-soft tabular-nums">
            {reachOfPhrase(answer.phraseReach, sort)}
          </p>
        ) : null}
      </div>
      <div data-no-print className="flex flex-wrap items-center gap-2 max-sm:gap-1.5">
        <LabeledSelect
          label="Sort by"
          value={sort}
          options={SORT_OPTIONS}
          onChoose={(next) => onSort(next as Sort)}
        />
        <SaveSearch address={address} />
        <ExportMenu
          type="search-results"
          data={() => ({ ...answer, query, sort, cases: answer.cases.map(asShown(explain)) })}
        />
      </div>
    </div>
  );
}

/** A case with the reason that the screen gives for it, and who gave that. */
const asShown = (explain: ReturnType<typeof useExplanations>) => (found: SearchCase) => {
  const shown = explain?.(found);
  if (!shown) return found;
  const relevance = [found.relevance, shown.text].filter(Boolean).join(' ');
  const by =
    shown.text === ''
      ? shown.source
      : `By the built-in engine, then ${shown.source.charAt(0).toLowerCase()}${shown.source.slice(1)}`;
  return { ...found, relevance, relevanceSource: by };
};
