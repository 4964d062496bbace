import type { AccountDeletion } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { call, fetchRoute } from '../../../shared/api/client';
import { useLeave } from '../../../shared/hooks/use-leave';
import { takeSignOn } from '../../../shared/stores/sign-on-store';
import { toast } from '../../../shared/ui/toast-store';
import * as texts from './texts';

export async function fetchOwnData(): Promise<Blob> {
  const response = await fetchRoute('GET /account/data', {
    headers: { accept: 'application/zip' },
  });
  return response.blob();
}

/** Deletes the account, and leaves as a log-out does. */
export function useDeleteAccount() {
  const leave = useLeave();
  return useMutation({
    mutationFn: (body: AccountDeletion) => call('POST /account/deletion', { body }),
    onSuccess: () => {
      // The next user of this browser has not signed in as this one did.
      takeSignOn();
      leave();
      toast({ title: texts.accountDeleted, description: texts.everythingIsGone });
    },
  });
}
