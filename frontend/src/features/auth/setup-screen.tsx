import { useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/client';
import { paths } from '../../shared/config/paths';
import { LinkFrame } from './link-frame';
import { SignupForm } from './signup-form';

const words = {
  openItAgain:
    'Open the whole link that was printed when the installation started. If a SETUP_TOKEN was set, the link ends with # and that token.',
  what: 'your link',
  doesNotWork: 'This link does not work',
};

/** Where the installation's own link leads, to the first administrator's account. */
export function SetupScreen() {
  const navigate = useNavigate();
  return (
    <LinkFrame
      page="setup"
      description="This link was given only to whoever installed Casewright here. The account you create manages the installation and its users."
      makesAccount
      look={(setup) => call('POST /auth/setup/reading', { body: { setup } })}
      words={words}
    >
      {(setup) => (
        <SignupForm
          link={{ setup }}
          onOpened={() => void navigate(paths.home, { replace: true })}
        />
      )}
    </LinkFrame>
  );
}
