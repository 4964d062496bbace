import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button';

interface PaginationProps {
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  disabled?: boolean;
}

/** Previous and next with the place between; nothing when there is one page. Pages from 1. */
export function Pagination({ page, pageCount, onPageChange, disabled }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-4 py-6">
      <Button
        variant="secondary"
        disabled={disabled || page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        <ChevronLeft aria-hidden className="size-4" />
        Previous
      </Button>
      <p className="text-sm text-ink-soft tabular-nums" aria-live="polite">
        {`Page ${page} of ${pageCount}`}
      </p>
      <Button
        variant="secondary"
        disabled={disabled || page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      >
        Next
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </nav>
  );
}
