import { pages } from '../../shared/config/pages';
import { AdministrationScreen } from '../../shared/screens/administration-screen';
import { PageHeader } from '../../shared/screens/page-header';
import * as texts from './texts';
import { Usage } from './usage';

/** What the user has done here. */
export function UsageScreen() {
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
