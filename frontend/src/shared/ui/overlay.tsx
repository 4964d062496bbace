import { type ComponentProps, useEffect } from 'react';
import { holdToasts } from './toast-store';
import { useScrollLock } from './use-scroll-lock';

/** The veil behind a dialog or sheet; clicking it is clicking outside. */
export function Overlay(props: ComponentProps<'div'>) {
  useScrollLock();
  useEffect(holdToasts, []);
  return (
    <div
      aria-hidden
      data-no-print
      {...props}
      className="fixed inset-0 z-40 animate-fade-in bg-[rgb(10_13_20/0.5)]"
    />
  );
}
