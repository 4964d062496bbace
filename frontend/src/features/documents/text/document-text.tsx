import type { DocumentText, Finding } from '@casewright/contracts';
import { useEffect, useMemo } from 'react';
import { scrollToMiddle } from '../../../shared/reading/selection/elements';
import { MarkedText } from '../../../shared/reading/text/marked-text';
import { meet, type Range } from '../../../shared/reading/text/text-blocks';
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
  const blocks = useMemo(() => cutDocument(text, document.pages), [text, document.pages]);
  const passages = useMemo(() => {
    return listed.map((index) => ({ ...rangeOf(findings[index]!), index }));
  }, [findings, listed]);
  const filled = useMemo(() => {
    const headings = document.blocks.filter(({ kind }) => kind === 'heading');
    return fillBlocks(blocks, passages, headings);
  }, [blocks, passages, document.blocks]);
  const stop = selected ?? firstPassage(passages);
  useScrollTo(place);
  return (
    <MarkedText title="The document" className="min-w-0" selected={selected} onSelect={onSelect}>
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
    </MarkedText>
  );
}

/** Scrolls to each new place once its mark is there. */
function useScrollTo(place: Range | null): void {
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
