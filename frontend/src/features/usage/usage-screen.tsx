import { pages } from '../../shared/config/pages';
import { AdministrationScreen } from '../../shared/screens/administration-screen';
import { useDocumentTitle } from '../../shared/screens/use-document-title';
import { PageHeader } from '../../shared/ui/page-header';
import * as texts from './texts';
import { Usage } from './usage';

/** What the user has done here. */
export function UsageScreen() {
  useDocumentTitle(pages.usage.title);
  return (
    <>
      <PageHeader title={pages.usage.title} description={texts.howMuchYouUse} />
      <Usage route="GET /account/usage" />
    </>
  );
}

/** What all users have done, for those who look after the installation. */
export function AllUsageScreen() {
  return (
    <AdministrationScreen
      page={pages.usageAdmin}
      description={texts.howMuchAllUse}
      ask={texts.askThem}
    >
      <Usage route="GET /admin/usage" />
    </AdministrationScreen>
  );
}
