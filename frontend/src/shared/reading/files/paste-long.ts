import type { ClipboardEvent } from 'react';

/** Characters from which a browser's own pasting into a text box takes seconds. */
const LONG_PASTE = 20_000;

/** Puts a long text where it was pasted, past the browser's slow editing of one. */
export function pasteLong(
  event: ClipboardEvent<HTMLTextAreaElement>,
  setText: (text: string) => void,
): void {
  const pasted = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
  if (pasted.length < LONG_PASTE) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  setText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
}
