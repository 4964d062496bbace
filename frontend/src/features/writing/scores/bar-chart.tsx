interface Bar {
  /** What a screen reader and the tooltip say about it. */
  label: string;
  value: number;
  /** Below the bar; only where there are few. */
  tick?: string;
  isStrong?: boolean;
}

interface BarChartProps {
  /** What the chart shows, in a sentence with its figures. */
  summary: string;
  bars: readonly Bar[];
  /** The value at the top; the largest one without it. */
  most?: number;
}

const WIDTH = 320;
const HEIGHT = 96;
/** However few there are. */
const WIDEST = 34;

/** Bars from a common baseline. Our own SVG, so that nothing is fetched or styled inline. */
export function BarChart({ summary, bars, most }: BarChartProps) {
  const top = most ?? Math.max(1, ...bars.map(({ value }) => value));
  const step = WIDTH / Math.max(1, bars.length);
  const width = Math.min(WIDEST, step * 0.8);
  const hasTicks = bars.some(({ tick }) => tick !== undefined);
  return (
    <svg
      role="img"
      aria-label={summary}
      viewBox={`0 0 ${WIDTH} ${HEIGHT + (hasTicks ? 18 : 2)}`}
      className="w-full overflow-visible"
    >
      {bars.map(({ label, value, tick, isStrong = false }, at) => {
        const height = Math.max(value > 0 ? 1.5 : 0, (Math.min(value, top) / top) * HEIGHT);
        const x = at * step + (step - width) / 2;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          <g key={at}>
            <title>{label}</title>
            <rect
              x={x}
              y={HEIGHT - height}
              width={width}
              height={height}
              className={isStrong ? 'fill-mismatch' : 'fill-control'}
            />
            {tick === undefined ? null : (
              <text
                x={x + width / 2}
                y={HEIGHT + 14}
                textAnchor="middle"
                className="fill-ink-soft text-[10px]"
              >
                {tick}
              </text>
            )}
          </g>
        );
      })}
      <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-rule" />
    </svg>
  );
}
