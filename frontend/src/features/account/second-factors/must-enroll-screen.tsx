import { useState } from 'react';
import { call } from '../../../shared/api/client';
import { useDocumentTitle } from '../../../shared/hooks/use-document-title';
import { storeUser } from '../../../shared/stores/session-store';
import { Button } from '../../../shared/ui/button';
import { PageHeader } from '../../../shared/ui/page-header';
import * as texts from './texts';
import { TotpDialog } from './totp-dialog';

/** All that somebody sees who must set up a second factor and has none. */
export function MustEnrollScreen() {
  useDocumentTitle(texts.oneMoreStep);
  const [isOpen, setOpen] = useState(false);
  const close = async () => {
    setOpen(false);
    // Whether it is set up, the server knows: then this screen is gone.
    storeUser(await call('GET /auth/me'));
  };
  return (
    <>
      <PageHeader title={texts.oneMoreStep} description={texts.secondStepIsRequired} />
      <Button onClick={() => setOpen(true)}>{texts.setUpApp}</Button>
      {isOpen ? <TotpDialog onClose={() => void close()} /> : null}
    </>
  );
}
