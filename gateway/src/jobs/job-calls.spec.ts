import { expect, it } from '@jest/globals';
import { prefersAsync } from './job-answers.js';

it.each(['respond-async', 'Respond-Async', 'wait=10, respond-async', 'respond-async; x=1, wait=1'])(
  'takes “%s” as a wish for an early answer',
  (header) => {
    expect(prefersAsync(header)).toBe(true);
  },
);

it.each([undefined, '', 'wait=10', 'no-respond-async', 'respond-asynchronously'])(
  'takes “%s” as none',
  (header) => {
    expect(prefersAsync(header)).toBe(false);
  },
);
