import { clsx } from 'clsx';
import { Busy } from './spinner';

/** The shape of a line of text to come; the region around it carries the words. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={clsx('h-4 max-w-full animate-pulse rounded-sm bg-rule/70', className)}
    />
  );
}

interface LoadingLinesProps {
  /** What is loading; for screen readers alone where nothing else is said. */
  words: string;
  /** The width of each line. */
  widths: readonly string[];
  /** Whether the words stand over the lines, for what takes its time. */
  isSaid?: boolean;
  className?: string;
}

/** The shape of a list or a text while it is fetched. */
export function LoadingLines(props: LoadingLinesProps) {
  const { words, widths, isSaid, className = 'gap-5 py-4' } = props;
  return (
    <div aria-busy="true" className={clsx('flex flex-col', className)}>
      {isSaid ? (
        <Busy className="border-b border-ink pb-3">{words}</Busy>
      ) : (
        <p role="status" className="sr-only">
          {words}
        </p>
      )}
      {widths.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
        <Skeleton key={line} className={width} />
      ))}
    </div>
  );
}
