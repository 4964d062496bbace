import type { HistoryFile } from '@casewright/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverMessageOr } from '../../../shared/api/api-error';
import { DeleteDialog } from '../../../shared/kept/delete-dialog';
import { Button } from '../../../shared/ui/button';
import { RetryAlert } from '../../../shared/ui/inline-alert';
import { announce } from '../../../shared/ui/live-region';
import { Spinner } from '../../../shared/ui/spinner';
import { toastFailure } from '../../../shared/ui/toast-store';
import { historyFilesQuery, removeHistoryFile } from '../library-queries';
import * as texts from '../texts';

interface DeleteHistoryFileProps {
  /** The file in question; null closes the dialog. */
  file: HistoryFile | null;
  onClose: () => void;
}

const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** The files that are in force, each with who brought it, when, and how many entries it has. */
export function HistoryFiles() {
  const { data, error, refetch } = useQuery(historyFilesQuery());
  const [chosen, choose] = useState<HistoryFile | null>(null);
  if (error) {
    return (
      <RetryAlert title={texts.historyFilesCouldNotBeLoaded} onRetry={() => void refetch()}>
        <p>{texts.somethingWentWrongOnServer}</p>
      </RetryAlert>
    );
  }
  if (!data) {
    return (
      <p className="mt-4 flex items-center gap-2.5 text-sm text-ink-soft">
        <Spinner />
        {texts.loadingHistoryFiles}
      </p>
    );
  }
  return (
    <>
      {data.length === 0 ? (
        <p className="mt-4 text-sm text-ink-soft">{texts.noHistoryFileYet}</p>
      ) : (
        <ul aria-label={texts.historyFiles} className="mt-4 max-w-2xl">
          {data.map((file) => (
            <File key={file.id} file={file} onDelete={() => choose(file)} />
          ))}
        </ul>
      )}
      <DeleteHistoryFile file={chosen} onClose={() => choose(null)} />
    </>
  );
}

function File({ file, onDelete }: { file: HistoryFile; onDelete: () => void }) {
  const { name, entries, importedAt, importedBy } = file;
  return (
    <li className="flex items-center justify-between gap-4 border-t border-rule py-3">
      <div className="min-w-0 flex-1">
        <h3 className="font-sans text-base font-semibold wrap-anywhere">{name}</h3>
        <p className="text-sm text-ink-soft wrap-anywhere tabular-nums">
          {texts.entriesOfFile(entries)}
          {importedAt ? (
            <>
              {' · '}
              <time dateTime={importedAt}>{timeFormat.format(new Date(importedAt))}</time>
            </>
          ) : null}
          {importedBy
            ? texts.importedBy(importedBy.name ?? texts.deletedAccount(importedBy.id))
            : null}
        </p>
      </div>
      <Button variant="secondary" aria-label={texts.deleteFileOf(name)} onClick={onDelete}>
        {texts.deleteFile}
      </Button>
    </li>
  );
}

/** Asks before a file's entries are in force no longer. */
function DeleteHistoryFile({ file, onClose }: DeleteHistoryFileProps) {
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: removeHistoryFile,
    onSuccess() {
      announce(texts.historyFileDeleted);
      onClose();
    },
    onError: (error) => toastFailure(texts.historyFileWasNotDeleted, serverMessageOr(error)),
    onSettled: () => client.invalidateQueries(historyFilesQuery()),
  });
  return (
    <DeleteDialog
      isOpen={file !== null}
      title={texts.deleteThisHistoryFile}
      description={file ? texts.entriesAreGone(file.name, file.entries) : ''}
      action={texts.deleteHistoryFile}
      isDeleting={removal.isPending}
      onDelete={() => {
        if (file) removal.mutate(file.id);
      }}
      onClose={onClose}
    />
  );
}
