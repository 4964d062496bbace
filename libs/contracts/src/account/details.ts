import type { z } from 'zod';
import { SignupRequestSchema, UserSchema } from '../auth/schemas.js';
import { defineCall } from '../define.js';

/** As at sign-up. */
export const DetailsChangeSchema = SignupRequestSchema.pick({ name: true, company: true });
export type DetailsChange = z.input<typeof DetailsChangeSchema>;

/** @throws FORBIDDEN where single sign-on alone says who the caller is */
export const changeDetails = defineCall('auth.account.change-details', {
  rule: 'account',
  response: UserSchema,
  http: {
    route: 'POST /account/details',
    tag: 'Accounts',
    summary: "Changes the caller's name and firm",
    body: DetailsChangeSchema,
    errors: ['FORBIDDEN'],
    limit: { requests: 20, seconds: 60 },
    audit: { exempt: 'The auth service records it itself, with the account' },
  },
});
