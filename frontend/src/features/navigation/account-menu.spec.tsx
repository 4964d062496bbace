import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { auditMocks } from '../../../e2e/fixtures/audit-mocks';
import { mockEngine, mockUsage } from '../../../e2e/fixtures/engine-mocks';
import { mockHealth } from '../../../e2e/fixtures/health-mocks';
import { mockOverview } from '../../../e2e/fixtures/library-mocks';
import { ADMINISTRATOR } from '../../../testing/administrator';
import type { Answers } from '../../../testing/api';
import { ADA, openApp } from '../../../testing/open-app';
import { initials } from './account-menu';

const SCREENS: [name: string, path: string, answers: Answers][] = [
  [
    'Users',
    '/admin/users',
    {
      'GET /admin/users': { accounts: [], total: 0 },
      'GET /admin/invitations': { invitations: [] },
    },
  ],
  ['Leads', '/admin/leads', { 'GET /admin/leads': { leads: [], total: 0 } }],
  [
    'Case-law library',
    '/admin/library',
    {
      'GET /library': Response.json(mockOverview()),
      'GET /library/imports': [],
      'GET /library/history': [],
    },
  ],
  [
    'Engine',
    '/admin/engine',
    {
      'GET /admin/engine': mockEngine(),
      'GET /admin/engine/usage': mockUsage(),
    },
  ],
  [
    'Usage',
    '/admin/usage',
    { 'GET /admin/usage': { unit: 'day', starts: ['2026-03-04'], counts: [], away: [] } },
  ],
  ['Audit log', '/admin/audit', { 'GET /admin/audit': auditMocks().page }],
  [
    'Retention',
    '/admin/retention',
    { 'GET /admin/retention': { rules: [], certificates: [], away: [] } },
  ],
  ['System health', '/admin/health', { 'GET /admin/health': mockHealth() }],
];

const main = () => within(screen.getByRole('navigation', { name: 'Main' }));
const openMenu = async ({ user }: Awaited<ReturnType<typeof openApp>>) => {
  await user.click(screen.getByRole('button', { name: /Ada Lovelace/ }));
  return screen.findByRole('menu');
};

it.each(SCREENS)('%s is in the main menu of an administrator', async (name, path, answers) => {
  const app = await openApp('/', answers, ADMINISTRATOR);
  const administration = within(main().getByRole('list', { name: 'Administration' }));
  await app.user.click(administration.getByRole('link', { name }));
  await screen.findByRole('heading', { level: 1, name });
  expect(app.address()).toBe(path);
});

it.each(SCREENS)('Others find no way to %s, and learn whom to ask', async (name, path) => {
  const app = await openApp(path);
  await screen.findByText('This screen is for administrators');
  expect(main().queryByRole('link', { name })).toBeNull();
  const menu = within(await openMenu(app));
  menu.getByRole('menuitemradio', { name: 'Dark' });
  expect(menu.queryByRole('menuitem', { name })).toBeNull();
});

it('Readers and auditors are offered what they may use', async () => {
  const tool = (name: string) => main().queryByRole('link', { name });
  await openApp('/', {}, { ...ADA, role: 'reader' });
  expect(tool('Case Law Search')).toBeInTheDocument();
  expect(tool('Writing Assistant')).toBeNull();
});

it('Auditors are offered the audit log, and no tool', async () => {
  await openApp('/', {}, { ...ADA, role: 'auditor' });
  expect(main().queryByRole('link', { name: 'Case Law Search' })).toBeNull();
  main().getByRole('link', { name: 'Audit log' });
  expect(main().queryByRole('link', { name: 'Users' })).toBeNull();
});

it.each([
  ['Ada M. Lovelace', 'AL'],
  ['ada', 'A'],
  ['  Élodie   Ōe ', 'ÉŌ'],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
