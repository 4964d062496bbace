import type { Notice } from '@casewright/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/client';
import { timeOf } from '../../../shared/config/days';
import { useChange } from '../../../shared/ui/use-change';
import * as texts from './texts';

/** Nobody is sent to the login page by it: it runs beside whatever the screen asks for. */
export const noticesQuery = queryOptions({
  queryKey: ['GET /account/notices'],
  queryFn: ({ signal }) => call('GET /account/notices', { signal, on401: 'throw' }),
  retry: false,
});

export const useDismissNotices = () =>
  useChange(
    (until: string) => call('POST /account/notices/dismissal', { body: { until } }),
    noticesQuery,
  );

/** What has changed in how the account is opened, newest first. */
export function NoticesList({ notices }: { notices: readonly Notice[] }) {
  return (
    <ul className="grid gap-2">
      {notices.map(({ action, at, by }) => (
        <li key={`${action} ${at}`} className="flex flex-wrap justify-between gap-x-6">
          <span className="min-w-0 wrap-anywhere">
            {by === null ? texts.changes[action] : texts.changedBy(texts.changes[action], by)}
          </span>
          <time dateTime={at} className="text-ink-soft tabular-nums">
            {timeOf(at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
