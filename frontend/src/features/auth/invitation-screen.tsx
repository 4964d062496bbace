import { useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/client';
import { paths } from '../../shared/config/paths';
import { LinkFrame } from './link-frame';
import { SignupForm } from './signup-form';

const words = {
  openItAgain: 'Open the link again exactly as you received it.',
  doesNotWork: 'This invitation does not work',
  what: 'your invitation',
};

/** Where an invitation leads, to a new account. */
export function InvitationScreen() {
  const navigate = useNavigate();
  return (
    <LinkFrame
      page="invitation"
      description="Someone who manages this installation has invited you, or you have asked for an account yourself. Choose a name and a password to open it."
      makesAccount
      look={(token) => call('POST /auth/invitations/reading', { body: { token } })}
      words={words}
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
