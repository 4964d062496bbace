import { type ComponentProps, useEffect, useRef } from 'react';
import { holdToasts } from './toast-store';

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

/**
 * Holds the page still while mounted. Radix's own lock writes a style element, which the content
 * security policy refuses.
 */
function useScrollLock(): void {
  useEffect(() => {
    const { style, clientWidth } = document.documentElement;
    const before = { overflow: style.overflow, paddingRight: style.paddingRight };
    // In place of the scroll bar that goes, so that the page behind does not jump.
    const scrollBarWidth = window.innerWidth - clientWidth;
    style.overflow = 'hidden';
    style.paddingRight = `${scrollBarWidth}px`;
    return () => {
      style.overflow = before.overflow;
      style.paddingRight = before.paddingRight;
    };
  }, []);
}

/**
 * Returns the focus to whatever opened a dialog, or to the heading of its section if that is gone. Radix
 * does so only for its own trigger; ours are opened by state. Spread the handlers on the content.
 */
export function useFocusReturn(onCloseAutoFocus?: (event: Event) => void) {
  const opener = useRef<Element | null>(null);
  const section = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = openerOf(document.activeElement);
      section.current = opener.current?.closest('section') ?? null;
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      const heading = section.current?.querySelector('h2[tabindex="-1"]');
      const place = opener.current?.isConnected ? opener.current : heading;
      if (place instanceof HTMLElement) place.focus();
    },
  };
}

/** An item of a menu is gone with its menu; the button that opened that is still there. */
function openerOf(active: Element | null): Element | null {
  const button = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : active;
}
