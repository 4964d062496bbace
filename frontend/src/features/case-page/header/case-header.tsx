import type { CaseRecord } from '@casewright/contracts';
import { clsx } from 'clsx';
import { Link as LinkIcon } from 'lucide-react';
import { caseCitation } from '../../../shared/clipboard/case-citation';
import { caseHref } from '../../../shared/config/paths';
import { CopyButton } from '../../../shared/ui/copy-button';
import { Fact, FactLine } from '../../../shared/ui/fact-line';
import { decidedOn } from '../texts';
import { CaseSources } from './case-sources';

export const CASE_NAME_ID = 'case-name';

/** The head of the page, set like a headnote: name, court · date · docket, citations. */
export function CaseHeader({ record }: { record: CaseRecord }) {
  const { name, fullName, court, docket, judges, author, precedentialStatus } = record;
  return (
    <header className="mb-8">
      <h1 id={CASE_NAME_ID} className="max-w-4xl text-2xl wrap-anywhere italic md:text-3xl">
        {name}
      </h1>
      {fullName && fullName !== name ? (
        <p className="mt-2 max-w-measure font-serif wrap-anywhere text-ink-soft">{fullName}</p>
      ) : null}
      <FactLine className="mt-3">
        <Fact>{court.name}</Fact>
        <Fact>{decidedOn(record)}</Fact>
        <Fact>{docket ? `No. ${docket.replace(/^Nos?\.\s*/i, '')}` : null}</Fact>
        <Fact>{judges ?? author}</Fact>
        <Fact>{precedentialStatus === 'Unpublished' ? 'Unpublished' : null}</Fact>
      </FactLine>
      <Citations record={record} />
      <CaseSources record={record} />
      <div aria-hidden className="mt-6 rule-double" />
    </header>
  );
}

function Citations({ record }: { record: CaseRecord }) {
  const { citations, counts } = record;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <ul
        aria-label="Citations"
        className="flex flex-wrap gap-x-4 font-serif tabular-nums empty:hidden"
      >
        {citations.map((citation, index) => (
          <li
            key={citation}
            className={clsx(
              'inline-flex items-center gap-1',
              index === 0 ? 'font-semibold' : 'text-ink-soft',
            )}
          >
            {citation}
            <CopyButton
              iconOnly
              text={() => citation}
              label={`Copy ${citation}`}
              copied={`${citation} copied`}
            />
          </li>
        ))}
      </ul>
      {counts.citedBy > 0 ? <CitedBy count={counts.citedBy} /> : null}
      <CopyLinks record={record} />
    </div>
  );
}

function CitedBy({ count }: { count: number }) {
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      <span className="font-serif text-xl font-semibold text-ink">
        {count.toLocaleString('en-US')}
      </span>{' '}
      {count === 1 ? 'case in the library cites it' : 'cases in the library cite it'}
    </p>
  );
}

function CopyLinks({ record }: { record: CaseRecord }) {
  return (
    <div className="flex gap-5 text-sm">
      <CopyButton
        text={() => caseCitation({ ...record, citation: record.citations[0] ?? null })}
        label="Copy citation"
        copied="Citation copied"
      />
      <CopyButton
        icon={LinkIcon}
        text={() => new URL(caseHref(record.id), window.location.href).href}
        label="Copy link"
        copied="Link copied"
      />
    </div>
  );
}
