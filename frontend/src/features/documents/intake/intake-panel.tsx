import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as texts from '../texts';

/**
 * The form, folded away over the result of a document that was opened from its address or the list;
 * after an analysis it stays as it was submitted.
 */
export function IntakePanel({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isFolded) return <div data-no-print>{children}</div>;
  return (
    <div data-no-print>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-sm text-sm font-medium text-accent-ink hover:underline hover:underline-offset-4"
      >
        <ChevronRight aria-hidden className={isOpen ? 'size-4 rotate-90' : 'size-4'} />
        {texts.analyzeAnotherDocument}
      </button>
      {isOpen ? <div className="mt-4">{children}</div> : null}
    </div>
  );
}
