import { screen, within } from '@testing-library/react';
import { mockCase } from '../e2e/fixtures/mocks';
import type { Answers } from './api';
import { type OpenedApp, openApp } from './open-app';

/** A page of results that are all there are, unless `change` says otherwise. */
export function found(cases: unknown[] = [mockCase()], change: object = {}): Response {
  const page = { total: cases.length, page: 1, pageSize: 10, engine: 'built-in' };
  return Response.json({ cases, ...page, ...change });
}

/** The parts of the Case Law Search screen, by the names that users know them by. */
export const searchScreen = {
  field: () => screen.getByLabelText<HTMLInputElement>('Legal Research Query'),
  button: () => screen.getByRole('button', { name: /^Search(ing\.\.\.)?$/ }),
  outcome: () => within(screen.getByRole('region', { name: 'Search Results' })),
  points: () => document.querySelector('output')!,
  cards: () => searchScreen.outcome().findAllByRole('article'),
};

/** Opens the screen and asks. */
export async function openAndSearch(answers: Answers, query = 'fair use'): Promise<OpenedApp> {
  const app = await openApp('/search', answers);
  await app.user.type(searchScreen.field(), `${query}{Enter}`);
  return app;
}
