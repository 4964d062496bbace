import { clsx } from 'clsx';
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';

const HIDE_DELAY_MS = 600;

/**
 * A region that scrolls by itself. Its bar shows while it is scrolled or pointed at, and hides
 * 600 ms later. Give `aria-label` and `tabIndex={0}` when nothing inside takes the focus.
 */
export function ScrollArea({ className, ...rest }: ComponentProps<'div'>) {
  const [active, setActive] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback(() => {
    clearTimeout(timer.current);
    setActive(true);
  }, []);
  const hideSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setActive(false), HIDE_DELAY_MS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <div
      data-active={active}
      onPointerEnter={show}
      onPointerLeave={hideSoon}
      onScroll={() => {
        show();
        hideSoon();
      }}
      className={clsx('scroll-area', className)}
      {...rest}
    />
  );
}
