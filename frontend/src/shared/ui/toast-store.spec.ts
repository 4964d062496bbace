import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  dismissToast,
  getToastSlot,
  getToasts,
  holdToasts,
  setToastSlot,
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

  it('wait while a sheet is open, the newest only, unless they tell of an error', () => {
    toast({ title: 'Before' });
    const release = holdToasts();
    expect(getToasts()).toMatchObject([{ title: 'Before', open: false }]);
    toast({ title: 'First' });
    toast({ title: 'Second' });
    expect(getToasts()).toMatchObject([{ title: 'Before', open: false }]);
    toast({ title: 'Failed', variant: 'destructive' });
    expect(getToasts()).toMatchObject([{ title: 'Failed', open: true }]);
    release();
    expect(getToasts()).toMatchObject([{ title: 'Second', open: true }]);
  });

  it('that wait go with all the others', () => {
    const release = holdToasts();
    toast({ title: 'Saved' });
    dismissToast();
    release();
    expect(getToasts()).not.toContainEqual(expect.objectContaining({ title: 'Saved' }));
  });

  it('leave the room that they have for the top of the screen while a dialog is open', () => {
    const room = {} as HTMLElement;
    setToastSlot(room);
    const release = holdToasts();
    expect(getToastSlot()).toBeNull();
    release();
    expect(getToastSlot()).toBe(room);
    setToastSlot(null);
    expect(getToastSlot()).toBeNull();
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
