import { useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/client';
import { paths } from '../../../shared/config/paths';
import { LinkFrame } from '../link-frame';
import { SignupForm } from '../signup-form';
import * as texts from './texts';

/** Where the installation's own link leads, to the first administrator's account. */
export function SetupScreen() {
  const navigate = useNavigate();
  return (
    <LinkFrame
      page="setup"
      description={texts.thisAccountLooksAfter}
      makesAccount
      look={(setup) => call('POST /auth/setup/reading', { body: { setup } })}
      words={texts}
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
