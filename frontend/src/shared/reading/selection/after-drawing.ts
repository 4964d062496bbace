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
