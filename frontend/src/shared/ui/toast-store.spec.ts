import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  dismissToast,
  getToasts,
  subscribeToToasts,
  TOAST_REMOVE_DELAY_MS,
  toast,
} from './toast-store';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  dismissToast();
  jest.runAllTimers();
  jest.useRealTimers();
});

describe('toasts', () => {
  it('are visible one at a time; the next takes the place', () => {
    toast({ title: 'First' });
    toast({ title: 'Second', variant: 'destructive' });
    expect(getToasts()).toMatchObject([{ title: 'Second', variant: 'destructive', open: true }]);
  });

  it('stay closed in the page for 1,000,000 ms after dismissal', () => {
    const id = toast({ title: 'Saved' });
    dismissToast(id);
    jest.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
    expect(getToasts()).toMatchObject([{ id, open: false }]);
    jest.advanceTimersByTime(1);
    expect(getToasts()).toEqual([]);
    expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
  });

  it('that were replaced do not remove their successor', () => {
    const first = toast({ title: 'First' });
    dismissToast(first);
    const second = toast({ title: 'Second' });
    jest.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
    expect(getToasts()).toMatchObject([{ id: second, open: true }]);
  });

  it('tell their listeners', () => {
    const listener = jest.fn();
    const unsubscribe = subscribeToToasts(listener);
    dismissToast(toast({ title: 'One' }));
    unsubscribe();
    toast({ title: 'Two' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
