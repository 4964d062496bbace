import { useEffect } from 'react';
import { lazyPart } from '../../../shared/loading/lazy-part';
import { isDialogOpen, isSingleKey } from '../../../shared/ui/overlay';
import { getQuick, setQuick, useQuick } from './quick-store';

/** Separate chunks: fetched when they are first opened. */
const Palette = lazyPart(() => import('./palette'), 'Palette');
const ShortcutsSheet = lazyPart(() => import('./shortcuts-sheet'), 'ShortcutsSheet');

/** The keys that work on every screen, and what they open. */
export function QuickKeys() {
  const quick = useQuick();
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      setQuick(null);
    };
  }, []);
  return (
    <>
      {quick === 'palette' ? <Palette onClose={() => setQuick(null)} /> : null}
      {quick === 'shortcuts' ? <ShortcutsSheet onClose={() => setQuick(null)} /> : null}
    </>
  );
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const act = isPaletteKey(event) ? togglePalette : actOfKey(event);
  if (!act) return;
  event.preventDefault();
  act();
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** A question that must be answered first stays in front. */
function togglePalette(): void {
  if (getQuick() === 'palette') setQuick(null);
  else if (!isDialogOpen()) setQuick('palette');
}

function actOfKey(event: KeyboardEvent): (() => void) | null {
  if (!isSingleKey(event)) return null;
  if (event.key === '?') return () => setQuick('shortcuts');
  return event.key === '/' ? focusSearch : null;
}

/** The screen's own search field; on the others the palette has one. */
function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('[data-search-field]');
  if (!field) setQuick('palette');
  field?.focus();
  field?.select();
}
