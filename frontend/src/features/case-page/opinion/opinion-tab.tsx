import type { CaseRecord, OpinionSummary } from '@casewright/contracts';
import { clsx } from 'clsx';
import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addVolumeHref, caseHref } from '../../../shared/config/paths';
import { useMay } from '../../../shared/stores/session-store';
import { buttonClass } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { RetryAlert } from '../../../shared/ui/inline-alert';
import { Busy } from '../../../shared/ui/spinner';
import { caseAddressSearch } from '../case-address';
import { AskFold } from './ask-fold';
import { OpinionReader } from './opinion-reader';
import { opinionKindWord } from './texts';
import { useOpinion } from './use-opinion';

/** The opinions of a case, one at a time. */
export function OpinionTab({ record, ordinal }: { record: CaseRecord; ordinal: number }) {
  const { opinions } = record;
  if (opinions.length === 0) return <NoText record={record} />;
  const chosen = opinions.find((opinion) => opinion.ordinal === ordinal) ?? opinions[0]!;
  return (
    <>
      {opinions.length > 1 ? (
        <OpinionPicker caseId={record.id} opinions={opinions} chosen={chosen} />
      ) : null}
      <AskFold key={`ask-${chosen.ordinal}`} caseId={record.id} ordinal={chosen.ordinal} />
      <LoadedOpinion key={chosen.ordinal} record={record} summary={chosen} />
    </>
  );
}

function LoadedOpinion({ record, summary }: { record: CaseRecord; summary: OpinionSummary }) {
  const { opinion, isPartial, error, retry } = useOpinion(record.id, summary.ordinal);
  return (
    <>
      {opinion ? (
        <OpinionReader
          record={record}
          ordinal={summary.ordinal}
          opinion={opinion}
          isPartial={isPartial}
        />
      ) : null}
      {error ? (
        <RetryAlert title="The rest of the opinion could not be loaded" onRetry={retry}>
          <p>What you see is complete up to that point. Check the connection and try again.</p>
        </RetryAlert>
      ) : isPartial ? (
        <Busy className="py-6">Loading the opinion...</Busy>
      ) : null}
    </>
  );
}

interface OpinionPickerProps {
  caseId: number;
  opinions: readonly OpinionSummary[];
  chosen: OpinionSummary;
}

function OpinionPicker({ caseId, opinions, chosen }: OpinionPickerProps) {
  return (
    <nav aria-label="Opinions" className="mb-6">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {opinions.map((opinion) => (
          <li key={opinion.ordinal}>
            <Link
              to={caseHref(caseId, caseAddressSearch({ opinion: opinion.ordinal }))}
              preventScrollReset
              aria-current={opinion === chosen ? 'true' : undefined}
              className={clsx(
                'inline-flex min-h-6 items-center text-sm underline-offset-4',
                opinion === chosen
                  ? 'font-semibold text-ink underline decoration-accent-ink decoration-2'
                  : 'text-accent-ink underline',
              )}
            >
              {opinionName(opinion)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function opinionName({ kind, author, ordinal }: OpinionSummary): string {
  const word = opinionKindWord(kind) ?? (ordinal === 0 ? 'Opinion of the court' : 'Opinion');
  return author ? `${word} · ${author}` : word;
}

const VOLUME = /^\d+ .+ \d+$/;

/** The way to the text: the volume of the report that the case is in. */
function GetVolume({ citation }: { citation: string | undefined }) {
  const may = useMay();
  if (!citation) return null;
  const volume = citation.replace(/ \d+$/, '');
  if (!may('administer'))
    return <p className="mt-2">Ask an administrator to add volume {volume}, which has its text.</p>;
  return (
    <p className="mt-4">
      <Link to={addVolumeHref(citation)} className={buttonClass()}>
        Get {volume}
      </Link>
    </p>
  );
}

function NoText({ record }: { record: CaseRecord }) {
  return (
    <EmptyState icon={FileText} title="The library has this case, but not its opinions">
      <p>The summary above was written for the starter library.</p>
      <GetVolume citation={record.citations.find((each) => VOLUME.test(each))} />
      {record.sourceUrl && /^https?:\/\//.test(record.sourceUrl) ? (
        <p className="mt-2">
          <a href={record.sourceUrl} rel="noreferrer" className="text-link">
            Source of this record
          </a>
        </p>
      ) : null}
    </EmptyState>
  );
}
