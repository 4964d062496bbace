import { useRef } from 'react';

/**
 * Gives the focus back to whatever opened a dialog. Radix does so only for its own trigger; ours
 * are opened by state. Spread the handlers on the content.
 */
export function useFocusReturn(onCloseAutoFocus?: (event: Event) => void) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
