import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/client';
import { pages } from '../../../shared/config/pages';
import { paths } from '../../../shared/config/paths';
import { useDocumentTitle } from '../../../shared/hooks/use-document-title';
import { useUser } from '../../../shared/stores/session-store';
import { PageHeader } from '../../../shared/ui/page-header';
import { CheckedLink } from '../checked-link';
import { Instead } from '../instead';
import { SignupForm } from '../signup-form';
import * as texts from './texts';

/** Where the installation's own link leads, to the first administrator's account; its token follows `#`. */
export function SetupScreen() {
  useDocumentTitle(pages.setup.title);
  const token = useLocation().hash.slice(1);
  const user = useUser();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={pages.setup.title} description={texts.thisAccountLooksAfter} />
      <div className="grid max-w-md gap-6">
        {user ? (
          <Instead title={texts.youAreSignedIn} to="home" label={texts.toHome}>
            {texts.logOutFirst(user.name)}
          </Instead>
        ) : token ? (
          <CheckedLink
            name={['setup', token]}
            look={() => call('POST /auth/setup/reading', { body: { setup: token } })}
            words={texts}
          >
            {() => (
              <SignupForm
                link={{ setup: token }}
                onOpened={() => void navigate(paths.home, { replace: true })}
              />
            )}
          </CheckedLink>
        ) : (
          <Instead title={texts.linkIsNotWhole} to="login" label={texts.toLogin}>
            {texts.openItAgain}
          </Instead>
        )}
      </div>
    </>
  );
}
