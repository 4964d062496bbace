import { createStore } from '../stores/create-store';

/** One visible at a time; what comes next takes its place. */
const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5_000;
/** A dismissed toast stays in the page, closed, for this long or until the next one. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export interface ToastInput {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

export interface ToastRecord extends ToastInput {
  id: number;
  open: boolean;
}

const store = createStore<readonly ToastRecord[]>([]);
const removals = new Map<number, ReturnType<typeof setTimeout>>();
let nextId = 1;
/** Sheets and dialogs that are open. */
let holds = 0;
/** The room that a screen has for toasts. */
let slot: HTMLElement | null = null;
let waiting: ToastRecord | undefined;

/** Shows a toast, good news once nothing holds it back; callable from anywhere. Returns its id. */
export function toast(input: ToastInput): number {
  const record = { ...input, id: nextId++, open: true };
  if (holds > 0 && input.variant !== 'destructive') waiting = record;
  else show(record);
  return record.id;
}

/** Says what failed and why; the reason alone where it says no more than the title. */
export function toastFailure(title: string, reason = title): void {
  const said = reason === title ? { title } : { title, description: reason };
  toast({ ...said, variant: 'destructive' });
}

/**
 * Closes good news and holds back more of it until the returned function is called; errors still
 * show.
 */
export function holdToasts(): () => void {
  holds += 1;
  for (const { id, open, variant } of store.get()) {
    if (open && variant !== 'destructive') dismissToast(id);
  }
  return () => {
    holds -= 1;
    if (holds > 0 || !waiting) return;
    show(waiting);
    waiting = undefined;
  };
}

/** Closes one toast, or all, and removes it later. */
export function dismissToast(id?: number): void {
  if (id === undefined || waiting?.id === id) waiting = undefined;
  const concerned = (record: ToastRecord) => id === undefined || record.id === id;
  for (const record of store.get().filter(concerned)) scheduleRemoval(record.id);
  set(store.get().map((record) => (concerned(record) ? { ...record, open: false } : record)));
}

/** Gives toasts a place where they cover nothing. */
export function setToastSlot(element: HTMLElement | null): void {
  slot = element;
  set(store.get());
}

/** Where toasts go; null for over the top of the screen, as behind a dialog nobody would see them. */
export const getToastSlot = (): HTMLElement | null => (holds > 0 ? null : slot);

export const { get: getToasts, subscribe: subscribeToToasts, use: useToasts } = store;

function show(record: ToastRecord): void {
  set([record, ...store.get()].slice(0, TOAST_LIMIT));
}

function scheduleRemoval(id: number): void {
  if (removals.has(id)) return;
  const timer = setTimeout(() => {
    set(store.get().filter((record) => record.id !== id));
  }, TOAST_REMOVE_DELAY_MS);
  removals.set(id, timer);
}

function set(next: readonly ToastRecord[]): void {
  store.set(next);
  for (const [id, timer] of removals) {
    if (next.some((record) => record.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
}
