import { useEffect } from 'react';
import { productName } from '../config/product';
import { announce } from '../ui/live-region';

let isFirstScreen = true;

/** Names the screen in the window's title; after the first screen also to screen readers. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === productName ? productName : `${title} · ${productName}`;
    // The browser itself reads the title of the page it has just loaded.
    if (!isFirstScreen) announce(title);
    isFirstScreen = false;
  }, [title]);
}
