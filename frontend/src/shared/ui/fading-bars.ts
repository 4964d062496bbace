const HIDE_DELAY_MS = 600;
/** The utility in base.css: native scrolling, with a bar that shows while `data-active` is set. */
const AREA = '.fading-bar';

/**
 * Shows the scroll bar of a region while it is scrolled or pointed at, and hides it 600 ms later.
 * The scrolling stays the browser's own, with its keys, find in page and printing.
 */
export function startFadingBars(page: Document): void {
  const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();
  let pointedAt: HTMLElement | null = null;
  const show = (area: HTMLElement) => {
    clearTimeout(timers.get(area));
    area.dataset.active = '';
  };
  const hideSoon = (area: HTMLElement) => {
    clearTimeout(timers.get(area));
    timers.set(
      area,
      setTimeout(() => delete area.dataset.active, HIDE_DELAY_MS),
    );
  };
  const pointAt = (target: EventTarget | null) => {
    const area = target instanceof Element ? target.closest<HTMLElement>(AREA) : null;
    if (area === pointedAt) return;
    if (pointedAt) hideSoon(pointedAt);
    if (area) show(area);
    pointedAt = area;
  };
  page.addEventListener('pointerover', ({ target }) => pointAt(target), { passive: true });
  page.addEventListener('pointerout', ({ relatedTarget }) => pointAt(relatedTarget), {
    passive: true,
  });
  page.addEventListener(
    'scroll',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches(AREA)) return;
      show(target);
      if (target !== pointedAt) hideSoon(target);
    },
    // A region's scrolling does not bubble.
    { capture: true, passive: true },
  );
}
