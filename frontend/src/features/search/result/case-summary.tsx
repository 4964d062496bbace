import { clsx } from 'clsx';
import { useState } from 'react';
import { FoldButton } from './fold-button';
import { useIsCut } from './use-is-cut';

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
