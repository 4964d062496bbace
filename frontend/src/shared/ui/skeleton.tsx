import { clsx } from 'clsx';

/** The shape of a line of text to come; the region around it carries the words. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('h-4 animate-pulse rounded-sm bg-rule/70', className)} />;
}

interface LoadingLinesProps {
  /** What is loading, for screen readers. */
  words: string;
  /** The width of each line. */
  widths: readonly string[];
  className?: string;
}

/** The shape of a list or a text while it is fetched. */
export function LoadingLines({ words, widths, className }: LoadingLinesProps) {
  return (
    <div aria-busy="true" className={clsx('flex flex-col', className)}>
      <p role="status" className="sr-only">
        {words}
      </p>
      {widths.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
        <Skeleton key={line} className={width} />
      ))}
    </div>
  );
}
