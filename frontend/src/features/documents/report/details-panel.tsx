import type { DocumentStats } from '@casewright/contracts';
import { FileDownload } from '../../../shared/export/file-download';
import { ResultPart } from '../../../shared/reading/result-part';
import type { Range } from '../../../shared/reading/text/text-blocks';
import type { AnalysisResult } from '../result/analysis-result';
import { dateFacts, partyFacts } from '../result/facts';
import { CitationList, FactList } from './detail-lists';

interface DetailsPanelProps {
  result: AnalysisResult;
  /** Shows a place of the document. */
  onPlace: (place: Range) => void;
}

/** In the order in which a reader asks. */
const STAT_WORDS: Record<keyof DocumentStats, string> = {
  pages: 'Pages',
  words: 'Words',
  sentences: 'Sentences',
  sections: 'Sections',
  definedTerms: 'Defined terms',
  citations: 'Citations',
  characters: 'Characters',
};

/** Who, when, on what authority, how much: each with the words that say so. */
export function DetailsPanel({ result, onPlace }: DetailsPanelProps) {
  const { title, parties, dates, citations, stats } = result;
  return (
    <div className="flex flex-col gap-8">
      {parties.length > 0 ? (
        <ResultPart isList title="Parties">
          <FactList facts={partyFacts(parties)} onPlace={onPlace} />
        </ResultPart>
      ) : null}
      {dates.length > 0 ? (
        <ResultPart isList title="Dates">
          <FactList facts={dateFacts(dates)} onPlace={onPlace} />
          <div className="mt-4">
            <FileDownload
              name="dates.ics"
              // Few readers ask for it, and what makes it is large.
              fetchFile={async () => (await import('./calendar-file')).calendarFile(dates, title)}
              words={{
                download: 'Add to calendar',
                downloading: 'Making the file...',
                failed: 'The calendar file was not made',
              }}
            />
          </div>
        </ResultPart>
      ) : null}
      {citations.length > 0 ? (
        <ResultPart isList title="Citations">
          <CitationList citations={citations} onPlace={onPlace} />
        </ResultPart>
      ) : null}
      <ResultPart isList title="In figures">
        <StatsTable stats={stats} />
      </ResultPart>
    </div>
  );
}

function StatsTable({ stats }: { stats: DocumentStats }) {
  const names = Object.keys(STAT_WORDS) as (keyof DocumentStats)[];
  return (
    <dl className="grid grid-cols-[1fr_max-content] text-sm">
      {names.map((name) => {
        const value = stats[name];
        if (value === null) return null;
        return (
          <div key={name} className="contents">
            <dt className="border-b border-rule py-1.5 text-ink-soft">{STAT_WORDS[name]}</dt>
            <dd className="border-b border-rule py-1.5 text-right tabular-nums">
              {value.toLocaleString('en-US')}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
