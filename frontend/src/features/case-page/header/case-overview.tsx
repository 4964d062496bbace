import type { CaseRecord } from '@casewright/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { searchHref } from '../../../shared/config/paths';
import { Badge } from '../../../shared/ui/badge';
import { PointList } from '../../../shared/ui/point-list';

/** What the record says about the case: summary, key points, syllabus, topics. */
export function CaseOverview({ record }: { record: CaseRecord }) {
  const { summary, keyPoints, syllabus, topics } = record;
  if (!summary && !syllabus && keyPoints.length + topics.length === 0) return null;
  return (
    <div className="mb-10 grid max-w-measure gap-7">
      {summary ? (
        <Part title="Summary">
          <p className="font-serif text-lg wrap-anywhere">{summary}</p>
        </Part>
      ) : null}
      {keyPoints.length > 0 ? (
        <Part title="Key points">
          <PointList points={keyPoints} className="space-y-2" />
        </Part>
      ) : null}
      {syllabus ? (
        <details>
          <summary className="text-sm font-medium text-link">The reporter’s syllabus</summary>
          <p className="mt-3 font-serif whitespace-pre-line wrap-anywhere">{syllabus}</p>
        </details>
      ) : null}
      {topics.length > 0 ? (
        <ul aria-label="Topics" className="flex flex-wrap gap-2">
          {topics.map((topic) => (
            <li key={topic}>
              <Link to={searchHref(topic)} className="inline-flex min-h-6 hover:underline">
                <Badge>{topic}</Badge>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-sans text-xs font-semibold tracking-wide text-ink-faint">{title}</h2>
      {children}
    </section>
  );
}
