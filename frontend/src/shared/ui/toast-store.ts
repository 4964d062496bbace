/** One visible at a time; what comes next takes its place. */
const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5_000;
/** A dismissed toast stays in the page, closed, for this long or until the next one. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

interface ToastInput {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

export interface ToastRecord extends ToastInput {
  id: number;
  open: boolean;
}

type Listener = () => void;

const listeners = new Set<Listener>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();
let toasts: readonly ToastRecord[] = [];
let nextId = 1;
/** Sheets and dialogs that are open. */
let holds = 0;
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
  for (const { id, open, variant } of toasts) {
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
  for (const record of toasts.filter(concerned)) scheduleRemoval(record.id);
  set(toasts.map((record) => (concerned(record) ? { ...record, open: false } : record)));
}

export function getToasts(): readonly ToastRecord[] {
  return toasts;
}

export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(record: ToastRecord): void {
  set([record, ...toasts].slice(0, TOAST_LIMIT));
}

function scheduleRemoval(id: number): void {
  if (removals.has(id)) return;
  const timer = setTimeout(() => {
    set(toasts.filter((record) => record.id !== id));
  }, TOAST_REMOVE_DELAY_MS);
  removals.set(id, timer);
}

function set(next: readonly ToastRecord[]): void {
  toasts = next;
  for (const [id, timer] of removals) {
    if (toasts.some((record) => record.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
  for (const listener of listeners) listener();
}
