import { Link } from 'react-router-dom';
import { pages } from '../shared/config/pages';
import { paths } from '../shared/config/paths';
import { useDocumentTitle } from '../shared/screens/use-document-title';
import { buttonClass } from '../shared/ui/button';
import { PageHeader } from '../shared/ui/page-header';
import * as texts from './texts';

export function NotFoundScreen() {
  useDocumentTitle(pages.notFound.title);
  return (
    <>
      <PageHeader title={pages.notFound.title} />
      <p className="mb-8 font-serif text-lg text-ink-soft">{texts.didYouForgetToAdd}</p>
      <Link to={paths.home} className={buttonClass('secondary')}>
        {texts.goToHomePage}
      </Link>
    </>
  );
}
