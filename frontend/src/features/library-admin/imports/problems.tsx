import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Pagination } from '../../../shared/ui/pagination';
import { problemsQuery } from '../library-queries';

/** The records that an import could not take, each with its place and reason. */
export function Problems({ importId, count }: { importId: number; count: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="mt-2" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-block min-h-6 text-sm text-link">
        {count === 1 ? 'The record' : `The ${count.toLocaleString('en-US')} records`} that could not
        be read
      </summary>
      {isOpen ? <ProblemList importId={importId} /> : null}
    </details>
  );
}

function ProblemList({ importId }: { importId: number }) {
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(problemsQuery(importId, page));
  if (error) return <p role="alert">The list could not be loaded. Close it and open it again.</p>;
  if (!data) return <p role="status">Loading the list...</p>;
  return (
    <>
      <ul className="mt-2 max-w-3xl text-sm">
        {data.problems.map((problem) => (
          <li key={problem.id} className="border-t border-rule py-2">
            <p>
              {problem.reason}{' '}
              <span className="text-ink-faint wrap-anywhere">
                {problem.file}, {problem.place}
              </span>
            </p>
            <pre className="mt-1 font-mono text-xs wrap-anywhere whitespace-pre-wrap text-ink-soft">
              {problem.excerpt}
            </pre>
          </li>
        ))}
      </ul>
      <Pagination
        page={data.page}
        pageCount={Math.ceil(data.problemsTotal / data.pageSize)}
        onPageChange={setPage}
      />
    </>
  );
}
