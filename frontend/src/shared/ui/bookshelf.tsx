import { clsx } from 'clsx';
import { useId } from 'react';

interface Spine {
  x: number;
  width: number;
  height: number;
  leather: string;
}

const HEIGHT = 200;
const COUNT = 44;
/** How often the set stands side by side: enough for the widest, lowest strip. */
const SETS = [0, 1, 2, 3] as const;
const leathers = ['#c2a068', '#b8935a', '#c2a068', '#cdb07d', '#ab8750'] as const;

/** One set of reports, as a shelf has it: nearly alike, never quite. */
function spinesOf(volume: number): Spine[] {
  let x = 0;
  return Array.from({ length: COUNT }, (_, place) => {
    const seed = place + volume;
    const width = 23 + ((seed * 7) % 5) * 2;
    const spine = {
      x,
      width,
      height: HEIGHT - 12 - ((seed * 11) % 7),
      leather: leathers[(seed * 3) % leathers.length] ?? leathers[0],
    };
    x += width;
    return spine;
  });
}

interface BookshelfProps {
  /** Rows of the same set start at another volume. */
  volume?: number;
  className?: string;
}

/** A shelf of law reports, drawn; decorative. Fills the box it is given from the left. */
export function Bookshelf({ volume = 0, className }: BookshelfProps) {
  const id = useId();
  const shade = `${id}-shade`;
  const set = `${id}-set`;
  const spines = spinesOf(volume);
  const setWidth = spines.reduce((sum, { width }) => sum + width, 0);
  return (
    <svg
      viewBox={`0 0 ${setWidth * SETS.length} ${HEIGHT}`}
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
      className={clsx('dark:brightness-[0.6]', className)}
    >
      <linearGradient id={shade}>
        <stop offset="0" stopColor="#150d04" stopOpacity="0.42" />
        <stop offset="0.28" stopColor="#150d04" stopOpacity="0.06" />
        <stop offset="0.45" stopColor="#fff3d6" stopOpacity="0.14" />
        <stop offset="0.7" stopColor="#150d04" stopOpacity="0.1" />
        <stop offset="1" stopColor="#150d04" stopOpacity="0.5" />
      </linearGradient>
      <g id={set}>
        {spines.map((spine) => (
          <BookSpine key={spine.x} spine={spine} shade={`url(#${shade})`} />
        ))}
      </g>
      {SETS.slice(1).map((place) => (
        <use key={place} href={`#${set}`} x={place * setWidth} />
      ))}
    </svg>
  );
}

function BookSpine({ spine, shade }: { spine: Spine; shade: string }) {
  const { x, width, height, leather } = spine;
  const at = (share: number) => HEIGHT - height + height * share;
  return (
    <g>
      <rect x={x} y={at(0)} width={width} height={height + 4} rx="1.5" fill={leather} />
      <rect x={x} y={at(0.16)} width={width} height={height * 0.17} fill="#6d1a26" />
      <rect x={x} y={at(0.41)} width={width} height={height * 0.12} fill="#1b2130" />
      <path
        d={[0.07, 0.355, 0.385, 0.56, 0.9].map((y) => `M${x} ${at(y)}h${width}`).join('')}
        stroke="#7a5c28"
        strokeWidth="0.7"
      />
      <path
        d={`M${x + 6} ${at(0.22)}h${width - 12}M${x + 8} ${at(0.27)}h${width - 16}M${x + 9} ${at(0.47)}h${width - 18}`}
        stroke="#e3cb97"
        strokeWidth="0.9"
      />
      <rect x={x} y={at(0)} width={width} height={height + 4} rx="1.5" fill={shade} />
    </g>
  );
}
