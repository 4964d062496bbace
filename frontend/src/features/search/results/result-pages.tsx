import { SEARCH_LIMITS, type SearchResponse } from '@casewright/contracts';
import { Pagination } from '../../../shared/ui/pagination';
import { reachOfCases } from '../texts';

export interface ResultPagesProps {
  answer: SearchResponse;
  onTurn: (change: { page: number }) => void;
}

/** The pages that can be turned to; a sentence where these are not all. */
export function ResultPages({ answer: { total, page, pageSize }, onTurn }: ResultPagesProps) {
  const needed = Math.ceil(total / pageSize);
  return (
    <>
      <Pagination
        page={page}
        pageCount={Math.min(needed, SEARCH_LIMITS.page)}
        onPageChange={(next) => onTurn({ page: next })}
      />
      {needed > SEARCH_LIMITS.page ? (
        <p className="text-sm text-ink-soft">{reachOfCases(pageSize)}</p>
      ) : null}
    </>
  );
}
