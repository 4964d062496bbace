import { type MouseEvent, type ReactNode, useEffect, useId } from 'react';
import { markOf, scrollToMiddle } from '../selection/elements';
import './reading.css';

interface MarkedTextProps {
  /** The region's accessible name. */
  title: string;
  className: string;
  /** The mark that is chosen when the text appears is scrolled to. */
  selected: number | null;
  onSelect: (index: number) => void;
  children: ReactNode;
}

/** A text with marks in it, links with `data-mark`: a click on one chooses it. */
export function MarkedText({ title, className, selected, onSelect, children }: MarkedTextProps) {
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: later choices scroll by themselves
  useEffect(() => {
    const mark = selected === null ? null : markOf(selected);
    if (mark) scrollToMiddle(mark);
  }, []);
  const choose = (event: MouseEvent) => {
    const mark = event.target instanceof Element ? event.target.closest('[data-mark]') : null;
    if (!(mark instanceof HTMLElement)) return;
    event.preventDefault();
    onSelect(Number(mark.dataset.mark));
  };
  return (
    <section aria-labelledby={id} className={className}>
      <h3 id={id} className="sr-only">
        {title}
      </h3>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the marks inside are links */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks it */}
      <div className="prose-law" onClick={choose}>
        {children}
      </div>
    </section>
  );
}

/** A hairline with the number of the page that begins below it. */
export function PageBreak({ page }: { page: number }) {
  return (
    <p className="my-4 flex items-center gap-3 font-sans text-xs text-ink-faint">
      <span aria-hidden className="h-px flex-1 bg-rule" />
      {`Page ${page}`}
      <span aria-hidden className="h-px flex-1 bg-rule" />
    </p>
  );
}
