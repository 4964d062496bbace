import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface FoldButtonProps {
  isOpen: boolean;
  onToggle: () => void;
  className?: string;
  children: ReactNode;
}

/** Opens and closes the rest of a text or list, and says which it does. */
export function FoldButton({ isOpen, onToggle, className = 'mt-1', children }: FoldButtonProps) {
  return (
    <button
      type="button"
      data-no-print
      aria-expanded={isOpen}
      onClick={onToggle}
      className={clsx(
        'inline-flex min-h-6 items-center gap-1 rounded-sm text-sm text-accent-ink hover:underline hover:underline-offset-4',
        className,
      )}
    >
      {children}
      <ChevronDown
        aria-hidden
        className={clsx('size-4 transition-transform', isOpen && 'rotate-180')}
      />
    </button>
  );
}

/** Whether the element's text is cut off now; follows its size and its words. */
export function useIsCut<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    const rewritten = new MutationObserver(measure);
    rewritten.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      resized.disconnect();
      rewritten.disconnect();
    };
  }, []);
  return { ref, isCut };
}
