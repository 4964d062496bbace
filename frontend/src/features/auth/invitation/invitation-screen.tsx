import { useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/client';
import { paths } from '../../../shared/config/paths';
import { LinkFrame } from '../link-frame';
import { SignupForm } from '../signup-form';
import * as texts from './texts';

/** Where an invitation leads, to a new account. */
export function InvitationScreen() {
  const navigate = useNavigate();
  return (
    <LinkFrame
      page="invitation"
      description={texts.youAreInvited}
      makesAccount
      look={(token) => call('POST /auth/invitations/reading', { body: { token } })}
      words={texts}
    >
      {(invitation, { email }) => (
        <SignupForm
          link={{ invitation }}
          email={email}
          onOpened={() => void navigate(paths.home, { replace: true })}
        />
      )}
    </LinkFrame>
  );
}
