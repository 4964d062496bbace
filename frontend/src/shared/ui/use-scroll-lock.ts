import { useEffect } from 'react';

/**
 * Holds the page still while mounted. Radix's own lock writes a style element, which the content
 * security policy refuses.
 */
export function useScrollLock(): void {
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
