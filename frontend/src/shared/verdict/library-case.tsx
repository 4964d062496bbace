import { Link } from 'react-router-dom';
import { caseHref } from '../config/paths';

interface LibraryCaseProps {
  id: number;
  name: string;
  citation: string | null;
  court: string;
  year: number | null;
}

/** A case of the library, to open. */
export function LibraryCase({ id, name, citation, court, year }: LibraryCaseProps) {
  return (
    <p>
      <Link to={caseHref(id)} className="font-serif text-link italic">
        {name}
      </Link>
      <span className="block text-sm text-ink-soft tabular-nums">
        {[citation, court, year].filter(Boolean).join(' · ')}
      </span>
    </p>
  );
}
