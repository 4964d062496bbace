import { useState } from 'react';
import { call } from '../../../shared/api/client';
import { canUsePasskeys } from '../../../shared/api/passkeys';
import { lazyPart } from '../../../shared/loading/lazy-part';
import { PageHeader } from '../../../shared/screens/page-header';
import { storeUser } from '../../../shared/stores/session-store';
import { Button } from '../../../shared/ui/button';
import * as texts from './texts';

const TotpDialog = lazyPart(() => import('./totp-dialog'), 'TotpDialog');
const PasskeyDialog = lazyPart(() => import('./passkey-dialog'), 'PasskeyDialog');

/** All that somebody sees who must set up a second factor and has none. */
export function MustEnrollScreen() {
  const [isOpen, open] = useState<'app' | 'passkey' | null>(null);
  const close = async () => {
    open(null);
    // Whether it is set up, the server knows: then this screen is gone.
    storeUser(await call('GET /auth/me'));
  };
  const hasPasskeys = canUsePasskeys();
  return (
    <>
      <PageHeader
        title="Set up a second step"
        description="Your account needs a second step at login. Set it up once, with a passkey or an authenticator app on your phone, to continue."
      />
      <div className="flex flex-wrap gap-3">
        {hasPasskeys ? <Button onClick={() => open('passkey')}>Add a passkey</Button> : null}
        <Button variant={hasPasskeys ? 'secondary' : 'primary'} onClick={() => open('app')}>
          {texts.setUpApp}
        </Button>
      </div>
      {isOpen === 'app' ? <TotpDialog onClose={() => void close()} /> : null}
      {isOpen === 'passkey' ? <PasskeyDialog onClose={() => void close()} /> : null}
    </>
  );
}
