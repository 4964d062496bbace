import { memo, useRef } from 'react';
import type { Placed } from '../draft/placed';
import { blocksOf, type TextBlock } from './line-blocks';
import { runsOf } from './mark-runs';
import { type LineMark, linesOf, type TextLine } from './text-lines';

interface TextLayerProps {
  text: string;
  /** In the text's order. */
  marked: readonly Placed[];
  /** The key of the chosen finding. */
  selected: number | null;
}

/**
 * The marks, behind the words that the text area shows. A keystroke renders its own line only, and
 * compares those of its block. Screen readers get the same from the list of findings.
 */
export function TextLayer({ text, marked, selected }: TextLayerProps) {
  const lines = useRef<readonly TextLine[]>([]);
  const blocks = useRef<readonly TextBlock[]>([]);
  lines.current = linesOf(text, marked, lines.current);
  blocks.current = blocksOf(lines.current, blocks.current);
  return (
    <div aria-hidden className="writing-layer">
      {blocks.current.map((block) => (
        <TextBlockView
          key={block.id}
          lines={block.lines}
          selected={block.lines.some((line) => hasMark(line, selected)) ? selected : null}
        />
      ))}
    </div>
  );
}

interface TextBlockViewProps {
  lines: readonly TextLine[];
  /** The chosen finding if it is in this block. */
  selected: number | null;
}

const TextBlockView = memo(function TextBlockView({ lines, selected }: TextBlockViewProps) {
  return (
    <div className="writing-block">
      {lines.map((line) => (
        <TextLineView
          key={line.id}
          text={line.text}
          marks={line.marks}
          selected={hasMark(line, selected) ? selected : null}
        />
      ))}
    </div>
  );
});

function hasMark({ marks }: TextLine, selected: number | null): boolean {
  return selected !== null && marks.some(({ key }) => key === selected);
}

interface TextLineViewProps {
  text: string;
  marks: readonly LineMark[];
  /** The chosen finding if it is in this line. */
  selected: number | null;
}

const TextLineView = memo(function TextLineView({ text, marks, selected }: TextLineViewProps) {
  return (
    <div className="writing-line">
      {marks.length === 0
        ? text
        : runsOf(text, marks).map(({ start, text: words, mark }) =>
            mark ? (
              <span
                key={start}
                className="finding-mark"
                data-mark={mark.key}
                data-severity={mark.severity}
                data-current={mark.key === selected || undefined}
              >
                {words}
              </span>
            ) : (
              <span key={start}>{words}</span>
            ),
          )}
    </div>
  );
});
