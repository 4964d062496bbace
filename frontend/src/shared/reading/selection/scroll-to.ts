/** A layout that follows estimates has settled after so many frames. */
const FRAMES = 8;
/** Whoever does one of these meanwhile wants the page to stay: a press that it moves under is lost. */
const ACTS = ['pointerdown', 'wheel', 'keydown'] as const;

let under = new AbortController();

/**
 * Brings an element to the middle of the screen. What is then laid out for the first time has
 * other heights than were estimated for it, so it is done again until nothing moves any more, or
 * somebody acts; the last element asked for wins.
 */
export function scrollToMiddle(element: Element): void {
  under.abort();
  const way = new AbortController();
  under = way;
  for (const act of ACTS) {
    const options = { capture: true, passive: true, signal: way.signal };
    addEventListener(act, () => way.abort(), options);
  }
  settle(element, FRAMES, way);
}

function settle(element: Element, frames: number, way: AbortController): void {
  if (way.signal.aborted) return;
  element.scrollIntoView({ block: 'center' });
  if (frames > 0) requestAnimationFrame(() => settle(element, frames - 1, way));
  else way.abort();
}
