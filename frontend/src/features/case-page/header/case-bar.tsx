import type { CaseRecord } from '@casewright/contracts';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths';
import { lastResults } from '../../../shared/drafts/draft-store';
import { CASE_NAME_ID } from './case-header';

/** Stays at the top: the way back, and which case this is once its name is out of sight. */
export function CaseBar({ record }: { record: CaseRecord }) {
  const isNamed = useIsOutOfSight(CASE_NAME_ID);
  return (
    <div
      data-no-print
      className={clsx(
        'sticky low:static top-14 z-20 -mt-5 mb-3 flex h-11 items-center gap-5 border-b bg-paper text-sm md:top-0 md:-mt-9',
        isNamed ? 'border-rule' : 'border-unmarked',
      )}
    >
      <BackToResults />
      {isNamed ? (
        <p className="min-w-0 truncate">
          <em className="font-serif text-base">{record.name}</em>
          {record.citations[0] ? (
            <span className="text-ink-soft max-sm:hidden">, {record.citations[0]}</span>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

/** To the results as they were left, where the last step was from there. */
function BackToResults() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const results = lastResults();
  const isFromThere = Boolean((state as { isFromResults?: true } | null)?.isFromResults);
  return (
    <Link
      to={results ?? paths.search}
      state={{ isTurn: true }}
      onClick={(event) => {
        if (!isFromThere || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className="inline-flex min-h-6 shrink-0 items-center gap-1.5 text-accent-ink underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
      {results ? 'Back to results' : 'Search the library'}
    </Link>
  );
}

function useIsOutOfSight(id: string): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const seen = new IntersectionObserver(([entry]) => setIsOut(!entry?.isIntersecting), {
      rootMargin: '-48px 0px 0px',
    });
    seen.observe(element);
    return () => seen.disconnect();
  }, [id]);
  return isOut;
}
