import { Link } from 'react-router-dom';
import { pages } from '../../../shared/config/pages';
import { useUser } from '../../../shared/stores/session-store';

/** How what the library lacks gets there: by whoever may add to it. */
export function HowToAddLaw() {
  const isAdmin = useUser()?.isAdmin;
  if (!isAdmin) return <p className="mt-1">An administrator can add law to the library.</p>;
  return (
    <Link to={pages.libraryAdmin.path} className="mt-1 inline-block text-link">
      Add law to the library
    </Link>
  );
}
