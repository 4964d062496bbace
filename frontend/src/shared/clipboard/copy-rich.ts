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

/**
 * Copies `text` to the clipboard; returns whether it could. The clipboard API exists only over TLS
 * and on localhost, so an office server without TLS needs the older way.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const carrier = document.createElement('textarea');
  carrier.value = text;
  carrier.readOnly = true;
  carrier.style.position = 'fixed';
  carrier.style.opacity = '0';
  document.body.append(carrier);
  carrier.select();
  const copied = document.execCommand('copy');
  carrier.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!);
