import type { AccountDeletion } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call, fetchRoute } from '../../../shared/api/client';
import { paths } from '../../../shared/config/paths';
import { clearDrafts } from '../../../shared/drafts/draft-store';
import { removeUser } from '../../../shared/stores/session-store';
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
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: AccountDeletion) => call('POST /account/deletion', { body }),
    onSuccess: () => {
      void navigate(paths.landing, { replace: true });
      clearDrafts();
      removeUser();
      toast({ title: texts.accountDeleted, description: texts.everythingIsGone });
    },
  });
}
