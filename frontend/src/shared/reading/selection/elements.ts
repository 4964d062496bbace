/** A layout that follows estimates has settled after so many frames. */
const FRAMES = 8;

/** Whoever does one of these meanwhile wants the page to stay: a press that it moves under is lost. */
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
 * What is laid out for the first time on the way has other heights than were estimated for it, so it
 * is done again until nothing moves any more, or somebody acts; the last element asked for wins.
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

/** The row of a finding, where it is drawn. */
export const rowOf = (index: number) => find(`[data-row="${index}"]`);

/** Where a finding's mark begins; one that is cut has several elements. */
export const markOf = (index: number) => find(`[data-mark="${index}"]`);

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

/** Acts on what the state just set draws, once it is drawn. */
export function afterDrawing(act: () => void): void {
  requestAnimationFrame(act);
}

/**
 * Gives an element the focus: at once where it is drawn, for the next key may come before the next
 * frame and means what was walked to; else after it is drawn.
 */
export function focusDrawn(find: () => HTMLElement | null): void {
  const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
  const element = find();
  if (element) focus(element);
  else afterDrawing(() => focus(find()));
}
