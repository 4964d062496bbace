import { useSyncExternalStore } from 'react';
import { dismissToast, getToasts, subscribeToToasts, toast } from './toast-store';

/** The toasts in the page, `toast()` to show one and `dismiss()` to close it. */
export function useToast() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts);
  return { toasts, toast, dismiss: dismissToast };
}
