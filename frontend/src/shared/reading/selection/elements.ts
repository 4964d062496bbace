/** A layout that follows estimates has settled after so many frames. */
const FRAMES = 8;

/**
 * A user who does one of these wants the page to stay put: a press that it moves away from is lost.
 */
const ACTS = ['pointerdown', 'wheel', 'keydown'] as const;

let under = new AbortController();

/** Where of the screen an element is brought. */
type Block = 'center' | 'start';

/** Brings an element to the middle of the screen. */
export function scrollToMiddle(element: Element): void {
  bring(element, 'center');
}

/** Brings an element's beginning to the top of the screen: it may be longer than that. */
export function scrollToBeginning(element: Element): void {
  bring(element, 'start');
}

/**
 * Content laid out for the first time on the way differs from its estimated height, so the scroll
 * repeats until nothing moves, or the user acts; the last element asked for wins.
 */
function bring(element: Element, block: Block): void {
  under.abort();
  const way = new AbortController();
  under = way;
  for (const act of ACTS) {
    const options = { capture: true, passive: true, signal: way.signal };
    addEventListener(act, () => way.abort(), options);
  }
  settle(element, block, FRAMES, way);
}

function settle(element: Element, block: Block, frames: number, way: AbortController): void {
  if (way.signal.aborted) return;
  element.scrollIntoView({ block });
  if (frames > 0) requestAnimationFrame(() => settle(element, block, frames - 1, way));
  else way.abort();
}

/** Ids of the two elements of a finding: its row in the list, and its mark in the text. */
export const rowId = (index: number) => `finding-${index}`;

export const markId = (index: number) => `mark-${index}`;

/** The row of a finding, if it is on the page. */
export const rowOf = (index: number) => find(`[data-row="${index}"]`);

/** Where a finding's mark begins; one that is cut has several elements. */
export const markOf = (index: number) => find(`[data-mark="${index}"]`);

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

/** Runs once the state that was just set is on the screen. */
export function afterDrawing(act: () => void): void {
  requestAnimationFrame(act);
}

/**
 * Focuses an element: at once if it is there, because the next key may come before the next frame
 * and is meant for it; otherwise once it has rendered.
 */
export function focusDrawn(find: () => HTMLElement | null): void {
  const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
  const element = find();
  if (element) focus(element);
  else afterDrawing(() => focus(find()));
}
