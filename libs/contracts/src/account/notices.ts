import { z } from 'zod';
import { AuditActionSchema } from '../audit/actions.js';
import { defineCall } from '../define.js';

const tag = 'Accounts';

/** What an account's owner is told of, by mail and at the next log-in: it opens or guards the account. */
export const NoticeActionSchema = AuditActionSchema.extract([
  'change_password',
  'reset_password',
  'issue_reset_link',
  'change_email',
  'enable_totp',
  'disable_totp',
  'add_passkey',
  'remove_passkey',
  'renew_recovery_codes',
  'remove_second_factors',
  'link_sign_on',
  'unlink_sign_on',
  'create_api_key',
]);
export type NoticeAction = z.infer<typeof NoticeActionSchema>;

/** Changes listed. */
export const MOST_NOTICES = 20;

const NoticeSchema = z.object({
  action: NoticeActionSchema,
  at: z.iso.datetime(),
  /** The administrator's name; null: the owner, or whoever had the link or the password. */
  by: z.string().nullable(),
  /** Whether it was before the current session, and has not been dismissed. */
  isNew: z.boolean(),
});
export type Notice = z.infer<typeof NoticeSchema>;

export const readNotices = defineCall('auth.account.notices', {
  rule: 'account',
  response: z.array(NoticeSchema).max(MOST_NOTICES),
  http: {
    route: 'GET /account/notices',
    tag,
    summary: "What has changed in how the caller's account is opened, newest first",
  },
});

/** They stay on the list, and are no longer new. */
export const dismissNotices = defineCall('auth.account.dismiss-notices', {
  rule: 'account',
  response: z.null(),
  http: {
    route: 'POST /account/notices/dismissal',
    tag,
    summary: 'Marks changes to the account as seen',
    body: z.object({
      /** When the newest that was shown was made. */
      until: z.iso.datetime(),
    }),
    audit: { exempt: 'It only hides what the list goes on to show' },
  },
});
