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

/** Where an invitation leads, to a new account; its token follows `#`. */
export function InvitationScreen() {
  useDocumentTitle(pages.invitation.title);
  const token = useLocation().hash.slice(1);
  const user = useUser();
  return (
    <>
      <PageHeader title={pages.invitation.title} description={texts.youAreInvited} />
      <div className="grid max-w-md gap-6">
        {user ? (
          <Instead title={texts.youAreSignedIn} to="home" label={texts.toHome}>
            {texts.logOutFirst(user.name)}
          </Instead>
        ) : token ? (
          <Invited token={token} />
        ) : (
          <Instead title={texts.linkIsNotWhole} to="login" label={texts.toLogin}>
            {texts.openItAgain}
          </Instead>
        )}
      </div>
    </>
  );
}

function Invited({ token }: { token: string }) {
  const navigate = useNavigate();
  return (
    <CheckedLink
      name={['invitation', token]}
      look={() => call('POST /auth/invitations/reading', { body: { token } })}
      words={{ ...texts, couldNotBeLoaded: texts.askForNewOne }}
    >
      {({ email }) => (
        <SignupForm
          link={{ invitation: token }}
          email={email}
          onOpened={() => void navigate(paths.home, { replace: true })}
        />
      )}
    </CheckedLink>
  );
}
