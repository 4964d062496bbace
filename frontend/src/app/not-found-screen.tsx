import { Link } from 'react-router-dom';
import { pages } from '../shared/config/pages';
import { paths } from '../shared/config/paths';
import { PageHeader } from '../shared/screens/page-header';
import { buttonClass } from '../shared/ui/button';

export function NotFoundScreen() {
  return (
    <>
      <PageHeader title={pages.notFound.title} />
      <p className="mb-8 font-serif text-lg text-ink-soft">
        Did you forget to add the page to the router?
      </p>
      <Link to={paths.home} className={buttonClass('secondary')}>
        Go to the home page
      </Link>
    </>
  );
}
