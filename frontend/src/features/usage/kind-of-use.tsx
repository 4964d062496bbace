import type { Activity, ActivityKind } from '@casewright/contracts';
import { useId } from 'react';
import { calendarDay } from '../../shared/config/days';
import { FigureTable } from '../../shared/ui/table';
import * as texts from './texts';

const HEIGHT = 48;
const STEP = 10;

interface KindOfUseProps {
  kind: ActivityKind;
  activity: Activity;
}

/** One kind of work over time: its total, a bar for each span, and the same figures as a table. */
export function KindOfUse({ kind, activity: { unit, starts, counts } }: KindOfUseProps) {
  const id = useId();
  const own = new Map(counts.filter((c) => c.kind === kind).map((c) => [c.start, c.count]));
  const total = [...own.values()].reduce((sum, count) => sum + count, 0);
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lg">
          {texts.KINDS[kind]}
        </h2>
        <span className="text-lg tabular-nums">{texts.number(total)}</span>
      </div>
      <Bars starts={starts} counts={own} />
      <p aria-hidden className="flex justify-between text-xs text-ink-soft">
        <span>{calendarDay(starts[0]!)}</span>
        <span>{calendarDay(starts.at(-1)!)}</span>
      </p>
      <details className="mt-2 text-sm">
        <summary className="min-h-6 cursor-pointer text-accent-ink">{`Figures by ${unit}`}</summary>
        <FigureTable
          isCaptionHidden
          caption="Count"
          className="mt-2 max-w-xs"
          columns={[texts.SPANS[unit], 'Count']}
          rows={[...own].map(([start, count]) => {
            return { id: start, name: calendarDay(start), figures: [texts.number(count)] };
          })}
        />
      </details>
    </section>
  );
}

/** A bar for each span. Hidden from screen readers, who have the table. */
function Bars({ starts, counts }: { starts: string[]; counts: ReadonlyMap<string, number> }) {
  const most = Math.max(...counts.values());
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${starts.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="my-1 h-12 w-full border-b border-rule fill-accent"
    >
      {starts.map((start, n) => {
        const height = ((counts.get(start) ?? 0) / most) * HEIGHT;
        const y = HEIGHT - height;
        return <rect key={start} x={n * STEP + 1} y={y} width={STEP - 2} height={height} />;
      })}
    </svg>
  );
}
