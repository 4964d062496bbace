import { countOf } from '@casewright/contracts';
import { useState } from 'react';
import { PointList } from '../../../shared/ui/point-list';
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
      <PointList points={shown} className="max-w-2xl space-y-1.5" />
      {rest > 0 ? (
        <FoldButton isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.showFewerPoints : texts.showMorePoints(countOf(rest, 'more point'))}
        </FoldButton>
      ) : null}
    </>
  );
}
