import { Link } from 'react-router-dom';
import { searchHref } from '../../../shared/config/paths';

/** The query as it was perhaps meant, to run with a click; nothing when there is none. */
export function DidYouMean({ suggestion }: { suggestion: string | null | undefined }) {
  if (!suggestion) return null;
  return (
    <p className="py-3 text-base">
      Did you mean{' '}
      <Link to={searchHref(suggestion)} className="font-serif text-link italic wrap-anywhere">
        {suggestion}
      </Link>
      ?
    </p>
  );
}
