import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';

const STOPS = 'a[href], button, summary, input, [tabindex]';
const ALONG: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };
const ACROSS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

const stopsIn = (result: Element) => [...result.querySelectorAll<HTMLElement>(STOPS)];

/**
 * Makes each result of a list one stop for Tab, its name; the arrow keys reach the rest. Watches the
 * list, because what is in a result comes and goes with its details.
 */
export function useOneStopEach(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const set = () => {
      for (const result of element.querySelectorAll('article')) {
        for (const stop of stopsIn(result).slice(1)) stop.tabIndex = -1;
      }
    };
    set();
    const changed = new MutationObserver(set);
    changed.observe(element, { childList: true, subtree: true });
    return () => changed.disconnect();
  }, [list]);
}

/** Left and right go through what can be done with a result, up and down from result to result. */
export function moveInResults(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const result = (event.target as Element).closest('article');
  const next = result && nextStop(result, event);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextStop(result: Element, event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const along = ALONG[event.key];
  if (along) {
    const stops = stopsIn(result);
    return stops[stops.indexOf(event.target as HTMLElement) + along];
  }
  const across = ACROSS[event.key];
  if (!across) return undefined;
  const results = [...event.currentTarget.querySelectorAll('article')];
  const other = results[results.indexOf(result as HTMLElement) + across];
  return other && stopsIn(other)[0];
}
