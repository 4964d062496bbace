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

const InvitationTokenSchema = z.object({
  /** The part of the link after `#`. */
  token: z
    .string({ error: 'Open the whole link' })
    .min(1, 'Open the whole link')
    .max(128, 'Open the whole link'),
});

const InvitationIdSchema = z.object({ id: z.uuid() });

export const listInvitations = defineCall('auth.invitations.list', {
  rule,
  request: z.object({}),
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
  request: NewInvitationSchema,
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

/** @throws NOT_FOUND if it is accepted or gone */
export const revokeInvitation = defineCall('auth.invitations.revoke', {
  rule,
  request: InvitationIdSchema,
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
  request: InvitationTokenSchema,
  response: z.object({ email: z.string() }),
  http: {
    route: 'POST /auth/invitations/reading',
    tag: 'Accounts',
    summary: 'Whose account an invitation opens',
    body: InvitationTokenSchema,
    status: 200,
    errors: ['NOT_FOUND'],
    limit: { requests: 20, seconds: 60 },
    audit: { exempt: 'It changes nothing; opening the account is recorded' },
  },
});
