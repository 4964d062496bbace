import type { DocumentDate } from '@casewright/contracts';
import { calendarDay, today } from '../../../shared/config/days';

/** In the drawing's own units. */
const WIDTH = 320;
const BASE = 44;
const DOT = 4;
/** Dots nearer to each other than this stand one over the other. */
const NEAR = DOT * 2;
const MARGIN = 8;

/** The dates of a document on a line of time. The table has the same, for whoever does not see it. */
export function Timeline({ dates }: { dates: readonly DocumentDate[] }) {
  const now = today();
  const days = [...new Set(dates.map(({ date }) => date))].sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return null;
  const xOf = (day: string) => {
    const share = (Date.parse(day) - Date.parse(first)) / (Date.parse(last) - Date.parse(first));
    return MARGIN + share * (WIDTH - 2 * MARGIN);
  };
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${BASE + 18}`}
      className="mb-2 w-full max-w-measure overflow-visible text-[10px] tabular-nums"
    >
      <line x1={0} x2={WIDTH} y1={BASE} y2={BASE} className="stroke-control" />
      {first < now && now < last ? <Today x={xOf(now)} /> : null}
      {stacked(dates, xOf).map(({ date, start, label, x, level }) => (
        <circle
          key={`${date} ${start} ${label}`}
          cx={x}
          cy={BASE - level * NEAR}
          r={DOT}
          className={date >= now ? 'fill-accent stroke-paper' : 'fill-control stroke-paper'}
        >
          <title>{`${calendarDay(date)}: ${label}`}</title>
        </circle>
      ))}
      <text x={0} y={BASE + 14} className="fill-ink-soft">
        {calendarDay(first)}
      </text>
      <text x={WIDTH} y={BASE + 14} textAnchor="end" className="fill-ink-soft">
        {calendarDay(last)}
      </text>
    </svg>
  );
}

function Today({ x }: { x: number }) {
  return (
    <>
      <line x1={x} x2={x} y1={10} y2={BASE} strokeDasharray="2 2" className="stroke-accent-ink" />
      <text x={x} y={8} textAnchor="middle" className="fill-accent-ink">
        Today
      </text>
    </>
  );
}

/** Each date at its place, above those that are there already, as far as there is room. */
function stacked(dates: readonly DocumentDate[], xOf: (day: string) => number) {
  const taken: { x: number; level: number }[] = [];
  return dates.map((date) => {
    const x = xOf(date.date);
    const near = taken.filter((other) => Math.abs(other.x - x) < NEAR).length;
    taken.push({ x, level: near });
    return { ...date, x, level: Math.min(near, 3) };
  });
}
