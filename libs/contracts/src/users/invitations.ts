import { z } from 'zod';
import { EmailSchema } from '../auth/schemas.js';
import { defineCall } from '../define.js';
import { RoleSchema } from '../principal.js';
import { IssuedLinkSchema } from './schemas.js';

const rule = 'administer';
const tag = 'Users' as const;
const limit = { requests: 120, seconds: 60 } as const;

/** Invitations on the list; more wait than any firm sends at once. */
export const MOST_INVITATIONS = 500;

/** Addresses in one request. */
export const MOST_INVITED_AT_ONCE = 100;
/** With a list in each request, as many invitations in the same time as one by one. */
const listLimit = { requests: 2, seconds: 100 } as const;

/** An account that waits to be opened by whoever has the link. */
const InvitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: RoleSchema,
  /** Null: the owner of the mailbox asked for it. */
  invitedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof InvitationSchema>;

export const NewInvitationSchema = z.object({ email: EmailSchema, role: RoleSchema });
export type NewInvitation = z.input<typeof NewInvitationSchema>;

const InvitationIdSchema = z.object({ id: z.uuid() });

export const listInvitations = defineCall('auth.invitations.list', {
  rule,
  response: z.object({ invitations: z.array(InvitationSchema).max(MOST_INVITATIONS) }),
  http: {
    route: 'GET /admin/invitations',
    tag,
    summary: 'Invitations that nobody has accepted yet, newest first',
    limit,
  },
});

/** Replaces an earlier invitation to the address. @throws CONFLICT if the address has an account */
export const inviteUser = defineCall('auth.invitations.send', {
  rule,
  response: IssuedLinkSchema.extend(InvitationIdSchema.shape),
  http: {
    route: 'POST /admin/invitations',
    tag,
    summary: 'Invites someone to open an account, by mail or by a link to hand over',
    body: NewInvitationSchema,
    status: 201,
    errors: ['CONFLICT'],
    limit,
    audit: { action: 'invite_user', subject: 'invitation' },
  },
});

/** Which addresses of a list need no invitation, in lower case. */
export const checkInvitees = defineCall('auth.invitations.check', {
  rule,
  response: z.object({ registered: z.array(z.string()), invited: z.array(z.string()) }),
  http: {
    route: 'POST /admin/invitations/check',
    tag,
    summary: 'Which of some addresses have an account or an invitation already',
    body: z.object({
      emails: z.array(EmailSchema).min(1).max(MOST_INVITED_AT_ONCE),
    }),
    status: 200,
    limit,
    audit: { exempt: 'It only says what would become of each address' },
  },
});

/** What became of one address: as a single invitation is answered, or why it was not invited. */
const InvitationOutcomeSchema = z.union([
  IssuedLinkSchema.extend({ email: z.string(), refused: z.null() }),
  z.object({ email: z.string(), refused: z.string() }),
]);
export type InvitationOutcome = z.infer<typeof InvitationOutcomeSchema>;

/** Unlike a single invitation, it replaces no earlier one. */
export const inviteUsers = defineCall('auth.invitations.send-list', {
  rule,
  response: z.object({ outcomes: z.array(InvitationOutcomeSchema) }),
  // A mail server that does not answer costs some seconds for every few of them.
  deadlineMs: 70_000,
  http: {
    route: 'POST /admin/invitations/list',
    tag,
    summary: 'Invites a list of people, and says what became of each address',
    body: z.object({
      invitations: z.array(NewInvitationSchema).min(1).max(MOST_INVITED_AT_ONCE),
    }),
    status: 200,
    limit: listLimit,
    audit: { exempt: 'The auth service records each invitation itself' },
  },
});

/** @throws NOT_FOUND if it is accepted or gone */
export const revokeInvitation = defineCall('auth.invitations.revoke', {
  rule,
  response: z.null(),
  http: {
    route: 'DELETE /admin/invitations/:id',
    tag,
    summary: 'Revokes an invitation: its link no longer works',
    params: InvitationIdSchema,
    errors: ['NOT_FOUND'],
    limit,
    audit: { action: 'revoke_invitation', subject: 'invitation' },
  },
});

/** For whoever has the link. @throws NOT_FOUND if it does not work */
export const readInvitation = defineCall('auth.invitations.read', {
  rule: 'anyone',
  response: z.object({ email: z.string() }),
  http: {
    route: 'POST /auth/invitations/reading',
    tag: 'Accounts',
    summary: 'Whose account an invitation opens',
    body: z.object({
      /** The part of the link after `#`. */
      token: z
        .string({ error: 'Open the whole link' })
        .min(1, 'Open the whole link')
        .max(128, 'Open the whole link'),
    }),
    status: 200,
    errors: ['NOT_FOUND'],
    limit: { requests: 20, seconds: 60 },
    audit: { exempt: 'It changes nothing; opening the account is recorded' },
  },
});
