import type { SavedDraftSummary } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error';
import { call } from '../../../shared/api/client';
import { toast } from '../../../shared/ui/toast-store';
import { refreshDrafts, reportFailure } from '../template-queries';
import type { WorkState } from './use-work-state';
import { toSave, type Work, workOnSaved } from './work-state';

/** Saves the draft at hand, as the next version of the one that it was opened from. */
export function useSaving({ work, setWork, change }: WorkState) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (at: Work) => call('POST /templates/drafts', { body: toSave(at) }),
    onSuccess(summary: SavedDraftSummary, at) {
      const { version, title } = summary;
      setWork((now) => now && savedAs(summary, now, at));
      void refreshDrafts(client);
      toast({ title: 'Draft saved', description: `Version ${version} of “${title}”.` });
    },
    onError(error) {
      // Deleted in another window, or out of room for versions: the next save makes a new draft.
      const code = error instanceof ApiError ? error.code : undefined;
      const isAnew = code === 'NOT_FOUND' || (code === 'QUOTA_REACHED' && work?.saved);
      if (isAnew) change({ saved: null });
      const safe = isAnew ? 'Save again to keep it as a new draft.' : 'It is still here.';
      reportFailure('The draft was not saved', error, safe);
    },
  });
}

/** Opens a kept draft, with the form that it was made from. */
export function useOpening({ setWork, setForm, begin }: WorkState) {
  return useMutation({
    mutationFn: (id: number) => call('GET /templates/drafts/:id', { params: { id } }),
    onSuccess(saved) {
      const opened = workOnSaved(saved);
      setWork(opened);
      begin();
      setForm(opened.asked);
    },
    onError: (error) => reportFailure('The draft could not be opened', error),
  });
}

/** What was typed while the save was on its way is not saved yet. */
function savedAs({ id, version, title }: SavedDraftSummary, now: Work, at: Work): Work {
  return {
    ...now,
    title: now.title.trim() ? now.title : title,
    saved: { id, version },
    isChanged: now !== at,
  };
}
