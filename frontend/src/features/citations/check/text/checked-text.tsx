import type { CheckedCitation } from '@casewright/contracts';
import { useMemo } from 'react';
import { MarkedText } from '../../../../shared/reading/text/marked-text';
import './checked-text.css';
import {
  cutIntoBlocks,
  meet,
  type Range,
  type TextBlock,
} from '../../../../shared/reading/text/text-blocks';
import type { CitationRange } from './segments';
import { TextBlockView } from './text-block';

interface CheckedTextProps {
  text: string;
  citations: readonly CheckedCitation[];
  selected: number | null;
  onSelect: (index: number) => void;
}

const NO_QUOTATION: readonly Range[] = [];

/** The text with every citation marked by its verdict; the chosen one shows its quotations. */
export function CheckedText({ text, citations, selected, onSelect }: CheckedTextProps) {
  const blocks = useMemo(() => blocksOf(text, citations), [text, citations]);
  const chosen = selected === null ? undefined : citations[selected];
  const quoted = chosen?.quotations ?? NO_QUOTATION;
  // One stop for the Tab key; from there the arrows lead from mark to mark.
  const stop = selected ?? 0;
  return (
    <MarkedText
      title="The text"
      className="min-w-0 lg:col-start-1 lg:row-start-1 print:mt-8"
      selected={selected}
      onSelect={onSelect}
    >
      {blocks.map(({ block, inside }) => (
        <TextBlockView
          key={block.start}
          text={text}
          block={block}
          inside={inside}
          citations={citations}
          selected={within(inside, selected)}
          stop={within(inside, stop)}
          quoted={quoted.some((range) => meet(range, block)) ? quoted : NO_QUOTATION}
        />
      ))}
    </MarkedText>
  );
}

interface FilledBlock {
  block: TextBlock;
  inside: CitationRange[];
}

function blocksOf(text: string, citations: readonly CheckedCitation[]): FilledBlock[] {
  const ranges = citations.map(({ start, end }, index) => ({ start, end, index }));
  const blocks = cutIntoBlocks(text, ranges);
  let next = 0;
  return blocks.map((block) => {
    const from = next;
    while (next < ranges.length && ranges[next]!.start < block.end) next += 1;
    return { block, inside: ranges.slice(from, next) };
  });
}

/** `index` if it is one of the block's, else null, so that other blocks do not render again. */
function within(inside: readonly CitationRange[], index: number | null): number | null {
  const first = inside[0]?.index;
  const last = inside.at(-1)?.index;
  if (index === null || first === undefined || last === undefined) return null;
  return index >= first && index <= last ? index : null;
}
