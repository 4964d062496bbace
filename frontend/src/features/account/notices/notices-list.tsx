import type { Notice } from '@casewright/contracts';
import * as texts from './texts';

const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

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
            {timeFormat.format(new Date(at))}
          </time>
        </li>
      ))}
    </ul>
  );
}
