import { pages } from '../../shared/config/pages';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { useMay } from '../../shared/stores/session-store';
import { ForAdministrators } from '../../shared/ui/administration';
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
  useDocumentTitle(pages.usageAdmin.title);
  const may = useMay();
  return (
    <>
      <PageHeader title={pages.usageAdmin.title} description={texts.howMuchAllUse} />
      {may('oversee') ? (
        <Usage route="GET /admin/usage" />
      ) : (
        <ForAdministrators>{texts.askThem}</ForAdministrators>
      )}
    </>
  );
}
