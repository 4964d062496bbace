import type { QuotaUse, StorageUse } from '@casewright/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { call } from '../../shared/api/client';
import { pages } from '../../shared/config/pages';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { FiguresFailed } from '../../shared/ui/administration';
import { InlineAlert } from '../../shared/ui/inline-alert';
import { PageHeader } from '../../shared/ui/page-header';
import { Skeleton } from '../../shared/ui/skeleton';
import * as texts from './texts';
import { figuresOf, KIND_WORDS } from './texts';

/** From this share of a limit on it is said that it is near. */
const NEAR = 0.9;
const NAMES = {
  analysis: texts.documentsAndDrafts,
  search: texts.searchHistory,
  export: texts.exports,
};

/** Looked up at each visit: what is kept changes on every other screen. */
function storageQuery() {
  return queryOptions({
    queryKey: ['storage'],
    queryFn: ({ signal }) => call('GET /account/storage', { signal }),
    staleTime: 0,
  });
}

/** What the user keeps of each kind, against what one user may keep. */
export function StorageScreen() {
  useDocumentTitle(pages.storage.title);
  return (
    <>
      <PageHeader title={pages.storage.title} description={texts.whatYouKeepHere} />
      <Storage />
    </>
  );
}

function Storage() {
  const { data, error, refetch } = useQuery(storageQuery());
  if (data) return <Kinds {...data} onRetry={() => void refetch()} />;
  if (!error) return <StorageLoading />;
  return (
    <FiguresFailed
      title={texts.yourStorageCouldNotBe}
      error={error}
      otherwise={texts.somethingWentWrongOnServer}
      onRetry={() => void refetch()}
    />
  );
}

function Kinds({ quotas, away, onRetry }: StorageUse & { onRetry: () => void }) {
  return (
    <div className="grid max-w-2xl gap-8">
      {away.length > 0 ? (
        <InlineAlert tone="info" title={texts.someFiguresAreMissing}>
          {texts.figuresOfYour}
          {away.map((service) => NAMES[service]).join(texts.and)}
          {texts.cannotBeLookedUpJust}
          <button type="button" className="underline" onClick={onRetry}>
            {texts.tryAgain}
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
              {share >= 1 ? texts.full : texts.nearlyFull}
            </span>
          ) : null}
        </span>
      </p>
      {use.limit === null ? null : (
        <>
          <progress
            aria-label={label}
            value={use.used}
            max={use.limit}
            className={clsx(
              'mt-2 h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken',
              '[&::-webkit-progress-bar]:bg-sunken',
              share >= NEAR
                ? '[&::-moz-progress-bar]:bg-notfound [&::-webkit-progress-value]:bg-notfound'
                : '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent',
            )}
          />
          <p className="mt-1.5 text-sm text-ink-soft">{atLimit}</p>
        </>
      )}
    </li>
  );
}

function StorageLoading() {
  return (
    <div role="status" className="grid max-w-2xl gap-7">
      <span className="sr-only">{texts.lookingUpWhatYouKeep}</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className="grid gap-2">
          <Skeleton className="w-40" />
          <Skeleton className="h-1.5" />
        </div>
      ))}
    </div>
  );
}
