import type { OwnSession } from '@casewright/contracts';
import { screen } from '@testing-library/react';
import type { Answers } from './api';
import { type OpenedApp, openApp } from './open-app';

export const HERE: OwnSession = {
  id: '3f2b8f64-5717-4562-b3fc-2c963f66afa6',
  device: 'Safari on iPhone',
  isCurrent: true,
  address: '203.0.113.…',
  startedAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: '2026-11-23T09:30:00.000Z',
};

/** What the account screen asks for. */
export const ACCOUNT: Answers = {
  'GET /auth/rules': { passwordMinLength: 6, resetByMail: false, singleSignOn: null },
  'GET /account/sessions': [HERE],
  'GET /account/keys': [],
  'GET /account/second-factors': { totp: null, passkeys: [], recoveryCodesLeft: 0 },
  'GET /account/single-sign-on': { name: null, linkedAt: null, hasPassword: true },
};

/** Opens the account screen of somebody who has a password and one session, and nothing else. */
export const openAccount = (change: Answers = {}): Promise<OpenedApp> =>
  openApp('/account', { ...ACCOUNT, ...change });

/** A part of the account screen. */
export const accountPart = (name: string) => screen.findByRole('region', { name });
