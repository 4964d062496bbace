import type { Passage } from '@casewright/contracts';
import { clsx } from 'clsx';
import { useState } from 'react';
import { InfoTip } from '../../../shared/ui/info-tip';
import type { Explanation } from '../explain/explanation-of';
import { FoldButton, useIsCut } from './fold-button';
import { markWords, matchedWords } from './marked-words';
import { MarkedRuns } from './passage-quote';

interface ExplainedRelevanceProps {
  explanation: Explanation;
  query: string;
  passage: Passage;
}

/**
 * Why the case is here in a model's words, beside the rules' sentence. They come later, to a place
 * that is kept free for them, so that nothing under the pointer moves.
 */
export function ExplainedRelevance({ explanation, query, passage }: ExplainedRelevanceProps) {
  const { text, source, note } = explanation;
  const [isOpen, setIsOpen] = useState(false);
  const { ref, isCut } = useIsCut<HTMLParagraphElement>();
  return (
    <>
      <p
        ref={ref}
        className={clsx(
          'mt-2 min-h-[5lh] max-w-2xl wrap-anywhere sm:min-h-[3lh]',
          !isOpen && 'line-clamp-5 sm:line-clamp-3',
        )}
      >
        <MarkedRuns runs={markWords(text, matchedWords(query, passage))} />
      </p>
      <div className="flex h-7 max-w-2xl items-center gap-1 text-sm text-ink-faint">
        <span className="truncate">{source}</span>
        <InfoTip label={`About this sentence: ${source.toLowerCase()}`}>{note}</InfoTip>
        {isCut || isOpen ? (
          <FoldButton
            isOpen={isOpen}
            onToggle={() => setIsOpen(!isOpen)}
            className="ml-auto shrink-0"
          >
            {isOpen ? 'Show less' : 'Show all of it'}
          </FoldButton>
        ) : null}
      </div>
    </>
  );
}
