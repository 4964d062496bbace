import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { AnswerTimes, LoopDelay } from './delays.js';

describe('how long answers take', () => {
  it('is the median of the last second', () => {
    const times = new AnswerTimes();
    for (const ms of [10, 500, 30]) times.begin(0)(ms);
    expect(times.typical(600)).toBe(30);
    expect(times.typical(1_100)).toBe(500);
    expect(times.typical(5_000)).toBe(0);
  });

  it('has the age of what is not answered yet', () => {
    const times = new AnswerTimes();
    times.begin(0);
    times.begin(100);
    expect(times.typical(900)).toBe(900);
  });

  it('does not take a request for slow that has only begun', () => {
    const times = new AnswerTimes();
    times.begin(0)(40);
    times.begin(90);
    expect(times.typical(100)).toBe(40);
  });
});

describe('how long what is due waits', () => {
  it('shows that the processor was held, while there is a reason to look', async () => {
    const loop = new LoopDelay();
    let isBusy = true;
    loop.watch(() => isBusy);
    const until = performance.now() + 150;
    while (performance.now() < until);
    await delay(0);
    while (loop.typical() === 0) await delay(5);
    expect(loop.typical()).toBeGreaterThan(50);
    isBusy = false;
    while (loop.typical() !== 0) await delay(5);
  });
});
