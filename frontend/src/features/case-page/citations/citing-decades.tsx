import type { CitedByPage } from '@casewright/contracts';
import { FigureTable } from '../../../shared/ui/table';

interface CitingDecadesProps {
  decades: CitedByPage['decades'];
}

/** In the drawing's own units. */
const BAR = { width: 28, step: 44, height: 64 };

/** How often a case was cited, decade by decade, and how often against it: drawn, and as a table. */
export function CitingDecades({ decades }: CitingDecadesProps) {
  const all = withGaps(decades);
  if (all.length < 2) return null;
  const most = Math.max(...all.map(({ count }) => count));
  const heightOf = (cases: number) => (cases / most) * BAR.height;
  return (
    <figure className="mb-6 max-w-measure">
      <figcaption className="mb-2 text-sm text-ink-soft">
        Citing cases in the library by decade, with negative treatment in red
      </figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${all.length * BAR.step} ${BAR.height + 32}`}
        width={all.length * BAR.step}
        className="max-w-full text-xs tabular-nums [&_text]:[text-anchor:middle]"
      >
        {all.map(({ decade, count, negative }, index) => (
          <g key={decade} transform={`translate(${index * BAR.step + BAR.step / 2} 14)`}>
            <text y={BAR.height - heightOf(count) - 4} className="fill-ink-soft">
              {count}
            </text>
            <rect {...bar(heightOf(count))} className="fill-brass" />
            <rect {...bar(heightOf(negative))} className="fill-notfound" />
            <text y={BAR.height + 15} className="fill-ink-faint">
              {decade}
            </text>
          </g>
        ))}
      </svg>
      <details className="mt-2 text-sm">
        <summary className="inline-block min-h-6 text-link">As a table</summary>
        <FigureTable
          isCaptionHidden
          caption="Citing cases"
          className="mt-2 max-w-sm"
          columns={['Decade', 'Citing cases', 'Negative']}
          rows={decades.map(({ decade, count, negative }) => {
            return { id: decade, name: `${decade}s`, figures: [String(count), String(negative)] };
          })}
        />
      </details>
    </figure>
  );
}

const bar = (height: number) => ({
  x: -BAR.width / 2,
  y: BAR.height - height,
  width: BAR.width,
  height,
});

/** Decades in which nobody cites it are part of the picture. */
function withGaps(decades: CitingDecadesProps['decades']): CitingDecadesProps['decades'] {
  const [first, last] = [decades[0]?.decade ?? 0, decades.at(-1)?.decade ?? -1];
  return Array.from({ length: Math.max(0, (last - first) / 10 + 1) }, (_, index) => {
    const decade = first + index * 10;
    return decades.find((each) => each.decade === decade) ?? { decade, count: 0, negative: 0 };
  });
}
