import type { User } from '@casewright/contracts';
import { expect, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createBrowserRouter } from 'react-router-dom';
import { App } from '../src/app/app';
import { queryClient } from '../src/app/query-client';
import { routes } from '../src/app/routes';
import { watchSession } from '../src/app/session-watch';
import { removeUser, storeUser } from '../src/shared/stores/session-store';
import { type Answers, StandInApi } from './api';

// Whoever opens a screen first waits until its code is compiled.
configure({ asyncUtilTimeout: 20_000 });

/** Who is signed in, unless a spec says otherwise. */
export const ADA: User = {
  id: 7,
  email: 'ada@firm.example',
  name: 'Ada Lovelace',
  company: null,
  isAdmin: false,
  role: 'member',
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** What every screen asks on its way. */
const ORDINARY: Answers = {
  'GET /auth/session': { endsInSeconds: 3_600, canStay: true, warnSeconds: 60 },
  'GET /account/notices': [],
  'GET /model': { model: null },
  'GET /search/history': [],
  'GET /search/saved': [],
  'GET /citations/decisions': [],
  'GET /library/held': {
    cases: 1630,
    opinions: 0,
    citationIndex: { date: '2026-01-01', digest: '', decisions: 536_546, citations: 900_000 },
  },
  'GET /jobs': [],
  'GET /documents': [],
  'GET /key-dates': [],
  'GET /templates/drafts': [],
  'GET /citations/reviews': [],
  'GET /citations/most-cited': [],
};

export interface OpenedApp {
  api: StandInApi;
  user: UserEvent;
  /** Where the browser is: path, query, and hash. */
  address: () => string;
}

// An element that jsdom does not know yet.
const { error } = console;
console.error = (message: unknown, ...rest: unknown[]) => {
  if (!String(message).startsWith('The tag <%s> is unrecognized')) error(message, ...rest);
};

let close: (() => void) | undefined;

/**
 * Opens a page of the application, as a browser would, on an API that answers what is said and
 * nothing else. There is no layout: nothing has a size or a place.
 */
export async function openApp(
  path: string,
  answers: Answers = {},
  signedIn: User | null = ADA,
): Promise<OpenedApp> {
  const api = new StandInApi({ ...ORDINARY, ...answers });
  globalThis.fetch = api.fetch;
  if (signedIn) storeUser(signedIn);
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter(routes);
  const unwatch = watchSession(router, queryClient);
  render(<App router={router} />);
  close = () => {
    unwatch();
    router.dispose();
    expect(api.unexpected).toEqual([]);
  };
  await screen.findByRole('heading', { level: 1 });
  const { location } = window;
  return {
    api,
    user: userEvent.setup({ delay: null }),
    address: () => location.pathname + location.search + location.hash,
  };
}

/** Stops the clock of an open screen; only `passTime` moves it. Nothing can be awaited by `findBy…`. */
export function stopClock(): void {
  // What the network and React wait for goes on.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
}

/** Lets milliseconds pass on a stopped clock. */
export async function passTime(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

/** Modules are linked once for all specs of a worker, in the first of which alone a hook would be. */
Object.assign(globalThis, { __afterTest: closeApp });

function closeApp(): void {
  // With the user go their toasts and what was fetched for them.
  act(() => removeUser());
  cleanup();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  const expectNothingMore = close;
  close = undefined;
  expectNothingMore?.();
}

/** The toasts that are open; the specification wants one at most. */
export const toasts = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-toast][data-state=open]'),
];

/** Looks at the tooltip of what has the focus. */
export async function expectTip(element: HTMLElement, words: string): Promise<void> {
  act(() => element.focus());
  expect(await screen.findByRole('tooltip')).toHaveTextContent(words);
}
