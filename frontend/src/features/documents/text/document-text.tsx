import type { DocumentText, Finding } from '@casewright/contracts';
import { type MouseEvent, useEffect, useId, useMemo } from 'react';
import { markOf } from '../../../shared/reading/selection/element-ids';
import { scrollToMiddle } from '../../../shared/reading/selection/scroll-to';
import '../../../shared/reading/text/reading.css';
import type { Range } from '../../../shared/reading/text/text-blocks';
import { cutDocument, fillBlocks } from './document-blocks';
import './document-text.css';
import { firstPassage } from './runs';
import { TextBlockView } from './text-block';

export interface DocumentTextViewProps {
  document: DocumentText;
  findings: readonly Finding[];
  /** Places in `findings` that are marked. */
  listed: readonly number[];
  selected: number | null;
  /** A place that something else than a finding leads to. */
  place: Range | null;
  onSelect: (index: number) => void;
}

/** The document with its findings marked; a click on one chooses it. */
export function DocumentTextView(props: DocumentTextViewProps) {
  const { document, findings, listed, selected, place, onSelect } = props;
  const { text } = document;
  const id = useId();
  const blocks = useMemo(() => cutDocument(text, document.pages), [text, document.pages]);
  const passages = useMemo(() => {
    return listed.map((index) => ({ ...rangeOf(findings[index]!), index }));
  }, [findings, listed]);
  const filled = useMemo(() => {
    const headings = document.blocks.filter(({ kind }) => kind === 'heading');
    return fillBlocks(blocks, passages, headings);
  }, [blocks, passages, document.blocks]);
  const stop = selected ?? firstPassage(passages);
  useScrollToWanted(selected, place);
  const choose = (event: MouseEvent) => {
    const mark = event.target instanceof Element ? event.target.closest('[data-mark]') : null;
    if (!(mark instanceof HTMLElement)) return;
    event.preventDefault();
    onSelect(Number(mark.dataset.mark));
  };
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="sr-only">
        The document
      </h3>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the marks inside are links */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks it */}
      <div className="prose-law" onClick={choose}>
        {filled.map((each) => (
          <TextBlockView
            key={each.block.start}
            text={text}
            filled={each}
            findings={findings}
            selected={isIn(each.passages, selected) ? selected : null}
            stop={isIn(each.passages, stop) ? stop : null}
            place={place && meet(place, each.block) ? place : null}
          />
        ))}
      </div>
    </section>
  );
}

/** To the chosen finding when the text appears, and to each new place. */
function useScrollToWanted(selected: number | null, place: Range | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: later choices scroll by themselves
  useEffect(() => {
    const mark = selected === null ? null : markOf(selected);
    if (mark) scrollToMiddle(mark);
  }, []);
  useEffect(() => {
    const element = place === null ? null : window.document.querySelector('[data-place]');
    if (element) scrollToMiddle(element);
  }, [place]);
}

function rangeOf({ start, end }: Range): Range {
  return { start, end };
}

function isIn(passages: readonly { index: number }[], wanted: number | null): boolean {
  return passages.some(({ index }) => index === wanted);
}

function meet(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end;
}
