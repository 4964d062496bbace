import type { Activity } from '@casewright/contracts';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAdministrator } from '../../../testing/administrator';
import { refusal } from '../../../testing/api';
import { openApp } from '../../../testing/open-app';

const USED: Activity = {
  unit: 'day',
  starts: ['2026-03-02', '2026-03-03', '2026-03-04'],
  counts: [
    { start: '2026-03-02', kind: 'searches', count: 4 },
    { start: '2026-03-04', kind: 'searches', count: 1_200 },
    { start: '2026-03-04', kind: 'exports', count: 1 },
  ],
  away: [],
};
const part = (name: string) => screen.findByRole('region', { name });

it('has a total, bars and a table for each kind of work there was', async () => {
  await openApp('/account/usage', { 'GET /account/usage': USED });
  const searches = await part('Searches');
  expect(searches).toHaveTextContent('1,204');
  const bars = [...searches.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
  expect(bars.map(Number)).toEqual([0.16, 0, 48]);
  const rows = within(searches).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayCount',
    'Mar 2, 20264',
    'Mar 4, 20261,200',
  ]);
  await part('Exports');
  expect(screen.queryByRole('region', { name: 'Insights' })).toBeNull();
});

it('has what one’s own papers cite most, with the cases to open', async () => {
  const cited = [
    { citation: '384 U.S. 436', name: 'Miranda v. Arizona', caseId: 7, papers: 2, times: 1_004 },
    { citation: '42 U.S.C. § 1983', name: null, caseId: null, papers: 1, times: 1 },
  ];
  const { api } = await openApp('/account/usage', {
    'GET /account/usage': USED,
    'GET /citations/most-cited': cited,
  });
  const rows = within(await part('Most cited authorities')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'AuthorityPapersTimes',
    'Miranda v. Arizona, 384 U.S. 43621,004',
    '42 U.S.C. § 198311',
  ]);
  expect(screen.getByRole('link', { name: 'Miranda v. Arizona' })).toHaveAttribute(
    'href',
    '/cases/7',
  );
  const [asked] = api.callsOf('GET /citations/most-cited');
  expect(asked?.url.searchParams.get('from')).toBe('2026-03-02');
});

it('looks back as far as is asked', async () => {
  const { api, user } = await openApp('/account/usage', { 'GET /account/usage': USED });
  await part('Searches');
  await user.selectOptions(screen.getByLabelText('Period'), 'Last 365 days');
  await waitFor(() => {
    const asked = api.callsOf('GET /account/usage').map(({ url }) => url.searchParams.get('days'));
    expect(asked).toEqual(['30', '365']);
  });
});

it('says when there is nothing, when some of it is away, and when none of it came', async () => {
  const { api, user } = await openApp('/account/usage', {
    'GET /account/usage': refusal(500, 'out of order'),
  });
  await screen.findByText('Usage could not be loaded');
  api.answer({ 'GET /account/usage': { ...USED, counts: [], away: ['search'] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/Searches and analyses cannot be loaded/);
  expect(screen.queryByText('No activity in this period')).toBeNull();
  api.answer({ 'GET /account/usage': { ...USED, counts: [] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No activity in this period');
});

it('shows the use of all to those who may see it', async () => {
  await openAsAdministrator('/admin/usage', { 'GET /admin/usage': USED });
  await part('Searches');
});

it('shows the use of all to nobody else', async () => {
  const { api } = await openApp('/admin/usage', {});
  await screen.findByText('Ask an administrator for these figures.');
  expect(api.callsOf('GET /admin/usage')).toEqual([]);
});
