import type { HistoryFile } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { RetryAlert } from '../../../shared/ui/inline-alert';
import { Spinner } from '../../../shared/ui/spinner';
import { historyFilesQuery } from '../library-queries';
import * as texts from '../texts';
import { DeleteHistoryFile } from './delete-history-file';

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
