import type { CheckedCitation } from '@casewright/contracts';
import { memo } from 'react';
import { PageBreak } from '../../../../shared/reading/text/marked-text';
import type { Range, TextBlock } from '../../../../shared/reading/text/text-blocks';
import { CitationMark } from './citation-mark';
import { type CitationRange, segmentsOf } from './segments';

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
