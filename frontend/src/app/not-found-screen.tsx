import { Link } from 'react-router-dom';
import { paths } from '../shared/config/paths';
import { useDocumentTitle } from '../shared/hooks/use-document-title';
import { buttonClass } from '../shared/ui/button';
import { PageHeader } from '../shared/ui/page-header';

export function NotFoundScreen() {
  useDocumentTitle('404 Page Not Found');
  return (
    <>
      <PageHeader title="404 Page Not Found" />
      <p className="mb-8 font-serif text-lg text-ink-soft">
        Did you forget to add the page to the router?
      </p>
      <Link to={paths.home} className={buttonClass('secondary')}>
        Go to the home page
      </Link>
    </>
  );
}
