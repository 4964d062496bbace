import { memo, useRef } from 'react';
import type { Placed } from '../findings/placed';
import { runsOf } from './mark-runs';
import { type LineMark, linesOf, type TextLine } from './text-lines';

export interface TextLayerProps {
  text: string;
  /** In the text's order. */
  marked: readonly Placed[];
  /** The key of the chosen finding. */
  selected: number | null;
}

/**
 * The marks, behind the words that the text area shows. A key draws the one line that it is in;
 * whoever cannot see it has the same in the list of findings.
 */
export function TextLayer({ text, marked, selected }: TextLayerProps) {
  const before = useRef<readonly TextLine[]>([]);
  const lines = linesOf(text, marked, before.current);
  before.current = lines;
  return (
    <div aria-hidden className="writing-layer">
      {lines.map(({ id, text: line, marks }) => (
        <TextLineView
          key={id}
          text={line}
          marks={marks}
          selected={marks.some(({ key }) => key === selected) ? selected : null}
        />
      ))}
    </div>
  );
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
                className="writing-mark"
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
