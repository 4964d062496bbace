import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FiguresFailed } from '../../../shared/ui/administration';
import { LoadingLines } from '../../../shared/ui/skeleton';
import { noticesQuery } from './notices-api';
import { NoticesList } from './notices-list';
import * as texts from './texts';

/** The same on the account screen, seen or not. */
export function NoticesPart() {
  const id = useId();
  const { data, error, refetch } = useQuery({ ...noticesQuery(), staleTime: 0 });
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b border-ink pb-2 text-xl">
        {texts.recentChanges}
      </h2>
      <p className="mt-4 mb-5 text-ink-soft">{texts.youAreToldOf}</p>
      {data && data.length > 0 ? <NoticesList notices={data} /> : null}
      {data?.length === 0 ? <p>{texts.nothingHasChanged}</p> : null}
      {data || error ? null : <LoadingLines words={texts.loading} widths={['w-2/3']} />}
      {error && !data ? (
        <FiguresFailed
          title={texts.couldNotBeLoaded}
          error={error}
          otherwise={texts.tryAgainSoon}
          onRetry={() => void refetch()}
        />
      ) : null}
    </section>
  );
}
