import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../shared/ui/button';

interface IntakePanelProps {
  /** The document whose result is shown; null for none. */
  document: number | null;
  children: ReactNode;
}

/** The form; folded away over a result, new or reopened, behind a button that brings it back. */
export function IntakePanel({ document, children }: IntakePanelProps) {
  const [openOver, setOpenOver] = useState<number | null>(null);
  if (document === null) return <div data-no-print>{children}</div>;
  const isOpen = openOver === document;
  return (
    <div data-no-print>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        onClick={() => setOpenOver(isOpen ? null : document)}
      >
        <ChevronRight aria-hidden className={isOpen ? 'size-4 rotate-90' : 'size-4'} />
        Analyze another document
      </Button>
      {isOpen ? <div className="mt-4">{children}</div> : null}
    </div>
  );
}
