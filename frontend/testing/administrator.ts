import type { User } from '@casewright/contracts';
import type { Answers } from './api';
import { ADA, type OpenedApp, openApp } from './open-app';

export const ADMINISTRATOR: User = { ...ADA, isAdmin: true, role: 'administrator' };

/** Opens a page of the application as whoever may do everything. */
export const openAsAdministrator = (path: string, answers: Answers): Promise<OpenedApp> =>
  openApp(path, answers, ADMINISTRATOR);
