import type { QuotaUse, StorageUse } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../shared/api/queries';
import { pages } from '../../shared/config/pages';
import { ProgressBar } from '../../shared/jobs/job-progress-bar';
import { PageHeader } from '../../shared/screens/page-header';
import { Fetched } from '../../shared/ui/fetched';
import { InlineAlert } from '../../shared/ui/inline-alert';
import { figuresOf, KIND_WORDS } from './texts';

/** From this share of a limit on it is said that it is near. */
const NEAR = 0.9;
const NAMES = {
  analysis: 'documents and drafts',
  search: 'search history',
  export: 'exports',
};

/** What the user keeps of each kind, against what one user may keep. */
export function StorageScreen() {
  // Looked up at each visit: what is kept changes on every other screen.
  const query = useQuery({ ...routeQuery('GET /account/storage'), staleTime: 0 });
  return (
    <>
      <PageHeader
        title={pages.storage.title}
        description="What you have stored here, and how much each user may store. Your administrator sets the limits. At the limit, delete some to add more, unless stated otherwise."
      />
      <Fetched
        isKept
        query={query}
        what="your storage"
        shape={['w-40', 'h-1.5', 'w-40', 'h-1.5', 'w-40', 'h-1.5']}
      >
        {(use) => <Kinds {...use} onRetry={() => void query.refetch()} />}
      </Fetched>
    </>
  );
}

function Kinds({ quotas, away, onRetry }: StorageUse & { onRetry: () => void }) {
  return (
    <div className="grid max-w-2xl gap-8">
      {away.length > 0 ? (
        <InlineAlert tone="info" title="Some figures are missing">
          The figures for your {away.map((service) => NAMES[service]).join(' and ')} cannot be
          loaded right now. Your data is safe.{' '}
          <button type="button" className="underline" onClick={onRetry}>
            Try again
          </button>
        </InlineAlert>
      ) : null}
      <ul className="grid gap-7">
        {quotas.map((use) => (
          <Kind key={use.kind} {...use} />
        ))}
      </ul>
    </div>
  );
}

function Kind(use: QuotaUse) {
  const { label, atLimit } = KIND_WORDS[use.kind];
  const share = use.limit === null ? 0 : Math.min(1, use.used / use.limit);
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{label}</span>
        <span className="text-sm text-ink-soft tabular-nums">
          {figuresOf(use)}
          {share >= NEAR ? (
            <span className="font-semibold text-ink">
              {share >= 1 ? ' – full' : ' – nearly full'}
            </span>
          ) : null}
        </span>
      </p>
      {use.limit === null ? null : (
        <>
          <ProgressBar
            label={label}
            value={use.used}
            max={use.limit}
            isNear={share >= NEAR}
            className="mt-2"
          />
          {atLimit ? <p className="mt-1.5 text-sm text-ink-soft">{atLimit}</p> : null}
        </>
      )}
    </li>
  );
}
