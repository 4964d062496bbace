import { clsx } from 'clsx';
import { RefreshCw } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
} from 'react';
import { Button } from './button';

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** Below the heading: what this is, or what it is for. */
  description?: ReactNode;
  /** Whether a rule runs under the heading, as where a list or a form follows. */
  isRuled?: boolean;
  /** Where the figures can be fetched again. */
  query?: { isFetching: boolean; refetch: () => unknown };
}

/** Takes the focus in the section around, once what had it is gone. */
export const SectionHeading = createContext<RefObject<HTMLHeadingElement | null> | null>(null);

/** A part of a screen, named by its heading. */
export function Section(props: SectionProps) {
  const { title, description, isRuled, query, children, ...rest } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const space = query ? 'min-w-0' : description ? 'mb-2' : 'mb-4';
  const head = (
    <h2
      ref={heading}
      id={id}
      // What had the focus may be gone: the heading takes it then.
      tabIndex={-1}
      className={clsx('text-xl', isRuled ? 'border-b border-ink pb-2' : space)}
    >
      {title}
    </h2>
  );
  return (
    <section aria-labelledby={id} {...rest}>
      {query ? (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          {head}
          <Button
            variant="secondary"
            size="sm"
            pendingText={query.isFetching && 'Refreshing...'}
            onClick={() => void query.refetch()}
          >
            <RefreshCw aria-hidden className="size-4" strokeWidth={1.75} />
            Refresh
          </Button>
        </div>
      ) : (
        head
      )}
      {description ? (
        <p className={clsx('text-ink-soft', isRuled ? 'mt-4 mb-5' : 'mb-4 max-w-measure')}>
          {description}
        </p>
      ) : null}
      <SectionHeading value={heading}>{children}</SectionHeading>
    </section>
  );
}
