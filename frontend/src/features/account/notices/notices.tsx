import type { Notice, NoticeAction } from '@casewright/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/client';
import { timeOf } from '../../../shared/config/days';
import { useChange } from '../../../shared/ui/use-change';

const changes: Record<NoticeAction, string> = {
  change_password: 'Your password was changed.',
  reset_password: 'A new password was set by a link.',
  issue_reset_link: 'A link to set a new password was made.',
  change_email: 'Your email address was changed.',
  enable_totp: 'An authenticator app was added.',
  disable_totp: 'The authenticator app was removed.',
  add_passkey: 'A passkey was added.',
  remove_passkey: 'A passkey was removed.',
  renew_recovery_codes: 'New recovery codes were made.',
  remove_second_factors: 'Your second step was removed.',
  link_sign_on: 'Your account was linked to single sign-on.',
  unlink_sign_on: 'Your account was unlinked from single sign-on.',
  create_api_key: 'An API key was created.',
};
/** Such as `Your second step was removed, by Ada Lovelace.` */
const changedBy = (change: string, name: string) => `${change.slice(0, -1)}, by ${name}.`;

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
            {by === null ? changes[action] : changedBy(changes[action], by)}
          </span>
          <time dateTime={at} className="text-ink-soft tabular-nums">
            {timeOf(at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
