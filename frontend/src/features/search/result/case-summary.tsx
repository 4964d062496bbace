import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { FoldButton } from './fold-button';

/** Three lines of the summary; the rest unfolds where there is a rest. */
export function CaseSummary({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { ref, isCut } = useIsCut<HTMLParagraphElement>();
  return (
    <>
      <p
        ref={ref}
        className={clsx('max-w-2xl font-serif wrap-anywhere', !isOpen && 'line-clamp-3')}
      >
        {text}
      </p>
      {isCut || isOpen ? (
        <FoldButton isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show the whole summary'}
        </FoldButton>
      ) : null}
    </>
  );
}

/** Whether the element's text is cut off now; follows its width. */
function useIsCut<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isCut };
}
