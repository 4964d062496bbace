import type { DocumentProvision } from '@casewright/contracts';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FactsTable } from './facts-table';

const duty = (at: number): DocumentProvision => ({
  kind: 'obligation',
  what: 'Tenant',
  when: `${at} days`,
  says: `“Duty ${at}.”`,
  where: 'Section 2',
  start: at,
  end: at + 5,
});
const place = { start: 50, end: 59, quote: 'Jane Roe', page: null };
const PARTY = {
  ...place,
  name: 'Jane Roe',
  role: 'Tenant',
  description: null,
  kind: 'person',
} as const;
const RESULT = { parties: [PARTY], dates: [], provisions: [1, 2, 3, 4].map(duty) };

afterEach(cleanup);

it('Facts stand in a table by kind, and each opens its words', async () => {
  const opened: number[] = [];
  render(<FactsTable result={RESULT} onPlace={({ start }) => void opened.push(start)} />);
  const table = within(screen.getByRole('table', { name: 'Facts' }));
  const heads = table.getAllByRole('rowheader').map((head) => head.textContent);
  expect(heads.slice(0, 3)).toEqual(['Parties', 'Jane Roe', 'Obligations']);
  await userEvent.click(table.getByRole('button', { name: 'Jane Roe' }));
  await userEvent.click(table.getAllByRole('button', { name: 'Tenant' })[1]!);
  expect(opened).toEqual([50, 2]);
  expect(table.getByText('“Duty 4.”').closest('tr')?.className).toContain('hidden');
  await userEvent.click(table.getByRole('button', { name: 'Show all 4 obligations' }));
  expect(table.getByText('“Duty 4.”').closest('tr')?.className).toBe('');
});

it('Without facts there is no table, and without a document nothing to open', () => {
  const { rerender } = render(<FactsTable result={RESULT} onPlace={undefined} />);
  expect(screen.queryByRole('button', { name: 'Jane Roe' })).toBeNull();
  rerender(<FactsTable result={{ parties: [], dates: [] }} onPlace={undefined} />);
  expect(screen.queryByRole('region')).toBeNull();
});
