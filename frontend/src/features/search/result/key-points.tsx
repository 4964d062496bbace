import { countOf } from '@casewright/contracts';
import { useState } from 'react';
import { FoldButton } from './fold-button';
import * as texts from './texts';

const SHOWN_FOLDED = 2;

/** The key points, folded beyond two. */
export function KeyPoints({ points }: { points: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const rest = points.length - SHOWN_FOLDED;
  const shown = isOpen ? points : points.slice(0, SHOWN_FOLDED);
  return (
    <>
      <ul className="max-w-2xl space-y-1.5">
        {shown.map((point) => (
          <li
            key={point}
            className="relative pl-6 wrap-anywhere before:absolute before:top-3 before:left-0 before:h-px before:w-3 before:bg-accent-ink"
          >
            {point}
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <FoldButton isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.showFewerPoints : texts.showMorePoints(countOf(rest, 'more point'))}
        </FoldButton>
      ) : null}
    </>
  );
}
