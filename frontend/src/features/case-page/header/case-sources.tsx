import type { CaseRecord, SourceRecord } from '@casewright/contracts';
import { Link } from 'react-router-dom';
import { caseHref } from '../../../shared/config/paths';
import * as texts from '../texts';

/** Which source each fact comes from, for a decision that several sources have. */
export function CaseSources({ record }: { record: CaseRecord }) {
  if (record.records.length < 2) return null;
  return (
    <dl
      aria-label="Sources"
      className="mt-4 grid max-w-measure gap-x-3 gap-y-0.5 text-sm text-ink-soft sm:grid-cols-[max-content_1fr]"
    >
      {record.records.map((source) => (
        <div key={source.id} className="contents">
          <dt className="font-medium text-ink">{texts.sourceName(source.source)}</dt>
          <dd className="mb-1 sm:mb-0">
            {texts.factsFrom(source)}
            <OwnText source={source} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The way to a text of the same decision that the page does not show. */
function OwnText({ source }: { source: SourceRecord }) {
  if (!source.hasText || source.facts.includes('opinions')) return null;
  return (
    <>
      {source.facts.length > 0 ? ' · ' : null}
      <Link
        to={caseHref(source.id)}
        className="text-link"
        aria-label={texts.readTextOf(source.source)}
      >
        Read its text
      </Link>
    </>
  );
}
