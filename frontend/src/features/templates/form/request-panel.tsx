import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { WorkBench } from '../work/use-work';
import { type Asked, isSameDocument } from '../work/work-state';
import { RequestForm } from './request-form';

interface RequestPanelProps {
  bench: WorkBench;
  onSubmit: (asked: Asked) => void;
}

/** The form, folded over a draft: what it was made from stays at hand to be changed. */
export function RequestPanel({ bench, onSubmit }: RequestPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { work, form, isGenerating, failure } = bench;
  if (!work) return <RequestForm bench={bench} onSubmit={onSubmit} />;
  const isShown = isOpen || isGenerating || failure !== null;
  return (
    <div className="mb-8 border-b border-rule pb-5" data-no-print>
      <button
        type="button"
        aria-expanded={isShown}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-sm text-sm font-medium text-accent-ink hover:underline hover:underline-offset-4"
      >
        <ChevronRight aria-hidden className={isShown ? 'size-4 rotate-90' : 'size-4'} />
        Change the requirements
      </button>
      {isShown ? (
        <div className="mt-4 max-w-4xl">
          <p className="mb-4 text-sm text-ink-soft">
            {isSameDocument(form, work)
              ? 'Generating again keeps what you filled in and inserted.'
              : 'Choosing another document type starts a new draft.'}
          </p>
          <RequestForm
            bench={bench}
            onSubmit={(asked) => {
              setIsOpen(false);
              onSubmit(asked);
            }}
          />
        </div>
      ) : (
        <p className="mt-1 line-clamp-2 max-w-4xl text-sm text-ink-soft">
          {work.asked.requirements}
        </p>
      )}
    </div>
  );
}
