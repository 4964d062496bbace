import { useLayoutEffect, useRef, useState } from 'react';

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
