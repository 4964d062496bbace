import {
  type CheckedCitation,
  type CitationVerdict,
  historyLabel,
  type LaterHistory,
} from '@casewright/contracts';
import { memo } from 'react';
import { markId, rowId } from '../../../../shared/reading/selection/elements';
import { PageBreak } from '../../../../shared/reading/text/marked-text';
import type { Range, TextBlock } from '../../../../shared/reading/text/text-blocks';
import { lookOf, STANDING_LOOKS } from '../../../../shared/verdict/verdict-words';
import { type CitationRange, segmentsOf } from './segments';

interface CitationMarkProps {
  index: number;
  text: string;
  verdict: CitationVerdict;
  history: LaterHistory | undefined;
  isCurrent: boolean;
  /** Whether the Tab key stops here. */
  isStop: boolean;
}

interface TextBlockViewProps {
  text: string;
  block: TextBlock;
  /** The citations in this block. */
  inside: readonly CitationRange[];
  /** All citations of the report. */
  citations: readonly CheckedCitation[];
  /** The chosen citation if it is in this block. */
  selected: number | null;
  /** The citation at which the Tab key stops, if it is in this block. */
  stop: number | null;
  /** The chosen citation's quotations if one is in this block. */
  quoted: readonly Range[];
}

/** One block of the text; renders again only when something in it changes. */
export const TextBlockView = memo(function TextBlockView(props: TextBlockViewProps) {
  const { text, block, inside, citations, selected, stop, quoted } = props;
  return (
    <>
      {block.page === null ? null : <PageBreak page={block.page} />}
      <div className="reading-block">
        {segmentsOf(text, block, inside, quoted).map((segment) => {
          if (segment.kind === 'text') {
            const Words = segment.isQuoted ? 'mark' : 'span';
            return <Words key={segment.start}>{segment.text}</Words>;
          }
          return (
            <CitationMark
              key={segment.start}
              index={segment.index}
              text={segment.text}
              verdict={citations[segment.index]!.verdict}
              history={citations[segment.index]!.history}
              isCurrent={segment.index === selected}
              isStop={segment.index === stop}
            />
          );
        })}
      </div>
    </>
  );
});

/** A citation in the text: a link to its finding, with its verdict as icon and word. */
function CitationMark(props: CitationMarkProps) {
  const { index, text, verdict, history, isCurrent, isStop } = props;
  const { word, icon, tone } = lookOf(verdict, history);
  const against = history && historyLabel(history);
  const grave = against ? STANDING_LOOKS[history.standing] : null;
  const Icon = grave?.icon ?? icon;
  return (
    <a
      id={markId(index)}
      href={`#${rowId(index)}`}
      data-mark={index}
      data-tone={grave?.tone ?? tone}
      data-current={isCurrent || undefined}
      aria-current={isCurrent || undefined}
      tabIndex={isStop ? 0 : -1}
      className="citation-mark"
    >
      {text}
      <span className="citation-verdict">
        <Icon aria-hidden strokeWidth={2.25} />
        {against ? `${word} · ${against}` : word}
      </span>
    </a>
  );
}
