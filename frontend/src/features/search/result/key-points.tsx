import { PointList } from '../../../shared/ui/point-list';

const SHOWN_CLOSED = 2;

interface KeyPointsProps {
  points: readonly string[];
  /** What is said above them: a point that says the same gives way to another. */
  said: string;
  isOpen: boolean;
}

/** Two of the key points, whole; or all of them. */
export function KeyPoints({ points, said, isOpen }: KeyPointsProps) {
  const others = points.filter((point) => !said.includes(point));
  const shown = (others.length > 0 ? others : points).slice(0, SHOWN_CLOSED);
  return (
    <PointList
      points={isOpen ? points : shown}
      className="max-w-2xl space-y-0.5 before:*:top-2.5"
    />
  );
}
