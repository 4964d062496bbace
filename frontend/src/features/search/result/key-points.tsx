import { clsx } from 'clsx';
import { PointList } from '../../../shared/ui/point-list';

const SHOWN_CLOSED = 2;

/** Two of the key points, a line each; or all of them. */
export function KeyPoints({ points, isOpen }: { points: readonly string[]; isOpen: boolean }) {
  return (
    <PointList
      points={isOpen ? points : points.slice(0, SHOWN_CLOSED)}
      className={clsx('max-w-2xl before:*:top-2.5', isOpen ? 'space-y-1' : '*:line-clamp-1')}
    />
  );
}
