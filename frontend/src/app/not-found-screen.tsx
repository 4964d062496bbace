import { Link } from 'react-router-dom';
import { pages } from '../shared/config/pages';
import { paths } from '../shared/config/paths';
import { PageHeader } from '../shared/screens/page-header';
import { buttonClass } from '../shared/ui/button';
import * as texts from './texts';

export function NotFoundScreen() {
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
