import { Link } from 'react-router-dom';
import { caseHref } from '../../../shared/config/paths';
import { paragraphSearch } from '../case-address';
import type { Writing } from './outline';
import * as texts from './texts';

interface OpinionContentsProps {
  caseId: number;
  ordinal: number;
  writings: readonly Writing[];
}

/** The writings of a text that has several: majority, concurrences, dissents. */
export function OpinionContents({ caseId, ordinal, writings }: OpinionContentsProps) {
  if (writings.length === 0) return null;
  return (
    <nav
      aria-label={texts.opinions}
      data-no-print
      className="mb-8 xl:sticky xl:top-28 xl:order-last xl:self-start"
    >
      <h2 className="mb-1.5 font-sans text-xs font-semibold tracking-wide text-ink-faint">
        {texts.opinions}
      </h2>
      <ul className="space-y-1.5 text-sm">
        {writings.map(({ index, name }) => (
          <li key={index}>
            <Link
              to={caseHref(caseId, paragraphSearch(ordinal, index))}
              preventScrollReset
              className="text-accent-ink underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
