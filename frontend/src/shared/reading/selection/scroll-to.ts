/** A layout that follows estimates has settled after so many frames. */
const FRAMES = 8;

let wanted: Element | null = null;

/**
 * Brings an element to the middle of the screen. What is then laid out for the first time has
 * other heights than were estimated for it, so it is done again until nothing moves any more; the
 * last element asked for wins.
 */
export function scrollToMiddle(element: Element): void {
  wanted = element;
  settle(element, FRAMES);
}

function settle(element: Element, frames: number): void {
  if (element !== wanted) return;
  element.scrollIntoView({ block: 'center' });
  if (frames > 0) requestAnimationFrame(() => settle(element, frames - 1));
}
