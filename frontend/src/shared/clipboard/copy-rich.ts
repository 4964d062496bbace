import { copyText } from './copy-text';

/** A text, and the same with its typefaces, for word processors. */
export interface RichText {
  text: string;
  html: string;
}

/**
 * Copies formatted text to the clipboard, with `text` for pasting plain; returns whether it could.
 * Where the clipboard API is absent (no TLS) the older way carries both kinds too.
 */
export async function copyRich({ text, html }: RichText): Promise<boolean> {
  try {
    const blob = (type: string, content: string) => new Blob([content], { type });
    const item = new ClipboardItem({
      'text/html': blob('text/html', html),
      'text/plain': blob('text/plain', text),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return copyByEvent({ text, html }) || copyText(text);
  }
}

function copyByEvent({ text, html }: RichText): boolean {
  let carried = false;
  const carry = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/html', html);
    event.clipboardData?.setData('text/plain', text);
    carried = event.clipboardData !== null;
    event.preventDefault();
  };
  document.addEventListener('copy', carry, { once: true });
  try {
    return document.execCommand('copy') && carried;
  } finally {
    document.removeEventListener('copy', carry);
  }
}
