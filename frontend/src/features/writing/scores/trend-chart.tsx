import type { TrendPoint } from '../draft/writing-draft';
import * as texts from '../scores-texts';

const WIDTH = 320;
const HEIGHT = 72;
const EDGE = 6;

const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' });

/** How the reading ease of the draft went, from analysis to analysis. */
export function TrendChart({ trend }: { trend: readonly TrendPoint[] }) {
  const values = trend.map(({ flesch }) => flesch);
  const least = Math.min(...values) - 2;
  const most = Math.max(...values) + 2;
  const points = trend.map((point, at) => ({
    point,
    x: EDGE + (at / Math.max(1, trend.length - 1)) * (WIDTH - 2 * EDGE),
    y: HEIGHT - EDGE - ((point.flesch - least) / (most - least)) * (HEIGHT - 2 * EDGE),
  }));
  const first = values[0]!.toFixed(0);
  const last = values.at(-1)!.toFixed(0);
  return (
    <svg
      role="img"
      aria-label={`Reading ease over ${trend.length} analyses: from ${first} to ${last}.`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full overflow-visible"
    >
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-none stroke-accent-ink stroke-[1.5]"
      />
      {points.map(({ point, x, y }) => (
        <circle key={point.at} cx={x} cy={y} r={3} className="fill-accent-ink">
          <title>
            {texts.readingEaseFindingsWords(
              timeFormat.format(new Date(point.at)),
              point.flesch.toFixed(1),
              point.findings,
              point.words,
            )}
          </title>
        </circle>
      ))}
    </svg>
  );
}
