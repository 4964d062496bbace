import { Link } from 'react-router-dom';
import { searchHref } from '../../../shared/config/paths';

export const EXAMPLE_QUERY = 'duty of a therapist to warn a third party';

/** One example to click, for whoever does not know yet how to ask. */
export function ExampleQuery() {
  return (
    <Link
      to={searchHref(EXAMPLE_QUERY)}
      className="inline-flex min-h-6 items-center font-serif text-base text-accent-ink italic underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {EXAMPLE_QUERY}
    </Link>
  );
}
