import type { CheckedCitation, CheckedCitationFields } from '@casewright/contracts';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../../shared/ui/copy-button';
import { HistoryNote } from '../../../../shared/verdict/history-badge';
import { LibraryCase } from '../../../../shared/verdict/library-case';
import { QuotationView } from './quotation-view';
import { SupportView } from './support-view';

/** Why a citation has its verdict: the library's case, its quotations, what was read of it. */
export function FindingDetails({ citation }: { citation: CheckedCitation }) {
  const { verdict, explanation, case: found, elsewhere, resolvesTo, fields } = citation;
  const indexed = citation.by === 'index' ? citation.stands : undefined;
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p>{explanation}</p>
      {citation.history ? (
        <Part title="Later history">
          <HistoryNote history={citation.history} phrases={citation.historyPhrases} />
        </Part>
      ) : null}
      {found ? (
        <Part title={verdict === 'no_case_at_page' ? 'The page is in' : 'In the library'}>
          <LibraryCase {...found} name={found.title} />
        </Part>
      ) : null}
      {elsewhere ? (
        <Part title="The library has it at">
          <LibraryCase {...elsewhere} name={elsewhere.title} />
        </Part>
      ) : null}
      {indexed ? (
        <Part
          title={
            verdict === 'no_case_at_page'
              ? 'The page is in'
              : 'In the citation index, without its text'
          }
        >
          <p className="font-serif">
            <i>{indexed.name}</i>
            <span className="block text-sm text-ink-soft tabular-nums">
              {[indexed.citation, indexed.court, indexed.year].filter(Boolean).join(' · ')}
            </span>
          </p>
        </Part>
      ) : null}
      {resolvesTo ? (
        <Part title="Stands for">
          <p className="font-serif">
            {resolvesTo.name ? <i>{resolvesTo.name}, </i> : null}
            {resolvesTo.normalized}
          </p>
        </Part>
      ) : null}
      <OpinionParts citation={citation} />
      <Part title="As read">
        <Fields fields={fields} normalized={citation.normalized} />
      </Part>
    </div>
  );
}

/** What the opinion says on what it is cited for, and how it has what is quoted. */
function OpinionParts({ citation }: { citation: CheckedCitation }) {
  const { case: found, support, quotations = [] } = citation;
  return (
    <>
      {support && found ? (
        <Part title="What the opinion says on this">
          <SupportView support={support} caseId={found.id} />
        </Part>
      ) : null}
      {quotations.length > 0 ? (
        <Part title={quotations.length === 1 ? 'Quotation' : 'Quotations'}>
          <div className="flex flex-col gap-4">
            {quotations.map((quotation) => (
              <QuotationView
                key={quotation.start}
                quotation={quotation}
                caseId={found?.id ?? null}
              />
            ))}
          </div>
        </Part>
      ) : null}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 font-sans text-xs font-semibold tracking-wide text-ink-faint">{title}</h3>
      {children}
    </section>
  );
}

/** The fields that a reader can compare, in the order of a citation. */
const FIELD_WORDS = {
  signal: 'Signal',
  caseName: 'Case name',
  author: 'Author',
  title: 'Title',
  volume: 'Volume',
  reporter: 'Reporter or code',
  page: 'Page',
  section: 'Section',
  rule: 'Rule',
  pin: 'Pin cite',
  year: 'Year',
  docketNumber: 'Docket number',
  parenthetical: 'Parenthetical',
} as const satisfies Partial<Record<keyof CheckedCitationFields, string>>;

function Fields({ fields, normalized }: { fields: CheckedCitationFields; normalized: string }) {
  const known = (Object.keys(FIELD_WORDS) as (keyof typeof FIELD_WORDS)[]).flatMap((name) => {
    const value = fields[name];
    return value === undefined || value === null ? [] : [{ name, value: String(value) }];
  });
  return (
    <>
      <p className="mb-2 flex items-center gap-2 font-serif text-base">
        {normalized}
        <CopyButton
          text={() => normalized}
          label="Copy this citation"
          copied="Citation copied"
          iconOnly
        />
      </p>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1">
        {known.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-faint">{FIELD_WORDS[name]}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
