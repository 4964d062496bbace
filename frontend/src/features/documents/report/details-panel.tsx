import { type ReactNode, useId } from 'react';
import type { Range } from '../../../shared/reading/text/text-blocks';
import { CitationList } from '../details/citation-list';
import { DateList } from '../details/date-list';
import { PartyList } from '../details/party-list';
import { StatsTable } from '../details/stats-table';
import type { AnalysisResult } from '../result/analysis-result';

export interface DetailsPanelProps {
  result: AnalysisResult;
  /** Shows a place of the document. */
  onPlace: (place: Range) => void;
}

/** Who, when, on what authority, how much: each with the words that say so. */
export function DetailsPanel({ result, onPlace }: DetailsPanelProps) {
  const { parties, dates, citations, stats } = result;
  return (
    <div className="flex flex-col gap-8">
      {parties.length > 0 ? (
        <Part title="Parties">
          <PartyList parties={parties} onPlace={onPlace} />
        </Part>
      ) : null}
      {dates.length > 0 ? (
        <Part title="Dates">
          <DateList dates={dates} onPlace={onPlace} />
        </Part>
      ) : null}
      {citations.length > 0 ? (
        <Part title="Citations">
          <CitationList citations={citations} onPlace={onPlace} />
        </Part>
      ) : null}
      <Part title="In figures">
        <StatsTable stats={stats} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="border-b border-ink pb-1.5 text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}
