import { useEffect } from 'react';
import { productName } from '../config/product';
import { announce } from '../ui/live-region';

let isFirstScreen = true;

/**
 * Names the screen in the window's title, behind what is on it, such as a query or a document; after
 * the first screen also to screen readers, who hear of what is on it from the screen itself.
 */
export function useDocumentTitle(title: string, subject?: string | null): void {
  useEffect(() => {
    const names = title === productName ? [productName] : [title, productName];
    document.title = [subject, ...names].filter(Boolean).join(' · ');
  }, [title, subject]);
  useEffect(() => {
    // The browser itself reads the title of the page it has just loaded.
    if (!isFirstScreen) announce(title);
    isFirstScreen = false;
  }, [title]);
}
