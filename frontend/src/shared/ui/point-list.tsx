/** Points one under another, each behind a short rule. */
export function PointList({ points, className }: { points: readonly string[]; className: string }) {
  return (
    <ul className={className}>
      {points.map((point) => (
        <li
          key={point}
          className="relative pl-6 wrap-anywhere before:absolute before:top-3 before:left-0 before:h-px before:w-3 before:bg-accent-ink"
        >
          {point}
        </li>
      ))}
    </ul>
  );
}
