import { pages } from '../../shared/config/pages';
import { AdministrationScreen } from '../../shared/screens/administration-screen';
import { PageHeader } from '../../shared/screens/page-header';
import { Usage } from './usage';

/** What the user has done here. */
export function UsageScreen() {
  return (
    <>
      <PageHeader title={pages.usage.title} description="How often you have used each tool." />
      <Usage route="GET /account/usage" />
    </>
  );
}

/** What all users have done, for those who look after the installation. */
export function AllUsageScreen() {
  return (
    <AdministrationScreen
      page={pages.usageAdmin}
      description="How often each tool has been used, by all users together."
      ask="Ask an administrator for these figures."
    >
      <Usage route="GET /admin/usage" />
    </AdministrationScreen>
  );
}
