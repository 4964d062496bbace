import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Timeline } from './timeline';

const dateOf = (date: string, start = 0) => ({
  date,
  label: 'Due',
  kind: 'deadline' as const,
  quote: '',
  page: null,
  start,
  end: start + 1,
});

const circlesOf = (...dates: ReturnType<typeof dateOf>[]) => [
  ...render(<Timeline dates={dates} />).container.querySelectorAll('circle'),
];

it('has a dot for each date, from the first at the left to the last at the right', () => {
  const dots = circlesOf(dateOf('2020-01-01'), dateOf('2025-01-01'), dateOf('2030-01-01'));
  const [first = 0, middle = 0, last = 0] = dots.map((dot) => Number(dot.getAttribute('cx')));
  expect([first, last]).toEqual([8, 312]);
  expect(middle).toBeCloseTo(160, 0);
  expect(dots[2]?.textContent).toBe('Jan 1, 2030: Due');
});

it('sets dates of one day above each other', () => {
  const dots = circlesOf(dateOf('2020-01-01'), dateOf('2020-01-01', 9), dateOf('2030-01-01'));
  const heights = dots.map((dot) => Number(dot.getAttribute('cy')));
  expect(heights[1]).toBeLessThan(heights[0]!);
  expect(heights[2]).toBe(heights[0]);
});

it('is nothing where all is on one day', () => {
  expect(circlesOf(dateOf('2020-01-01'), dateOf('2020-01-01', 9))).toEqual([]);
});
