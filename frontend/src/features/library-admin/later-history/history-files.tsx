import type { HistoryFile } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/client';
import { timeOf } from '../../../shared/config/days';
import { DeleteDialog } from '../../../shared/kept/delete-dialog';
import { ActRow } from '../../../shared/ui/act-row';
import { Fetched } from '../../../shared/ui/fetched';
import { historyFilesQuery } from '../library-queries';
import * as texts from '../texts';

/** The files that are in force, each with who brought it, when, and how many entries it has. */
export function HistoryFiles() {
  const query = useQuery(historyFilesQuery);
  const [chosen, choose] = useState<HistoryFile | null>(null);
  return (
    <>
      <Fetched query={query} what={texts.theHistoryFiles}>
        {(files) =>
          files.length === 0 ? (
            <p className="mt-4 text-sm text-ink-soft">{texts.noHistoryFileYet}</p>
          ) : (
            <ul aria-label={texts.historyFiles} className="mt-4 max-w-2xl border-t border-rule">
              {files.map((file) => (
                <File key={file.id} file={file} onDelete={() => choose(file)} />
              ))}
            </ul>
          )
        }
      </Fetched>
      {chosen ? (
        <DeleteDialog
          title={texts.deleteThisHistoryFile}
          description={texts.entriesAreGone(chosen.name, chosen.entries)}
          action={texts.deleteHistoryFile}
          remove={() => call('DELETE /library/history/:id', { params: { id: chosen.id } })}
          old={historyFilesQuery}
          words={{ done: texts.historyFileDeleted, failed: texts.historyFileWasNotDeleted }}
          onClose={() => choose(null)}
        />
      ) : null}
    </>
  );
}

function File({ file, onDelete }: { file: HistoryFile; onDelete: () => void }) {
  const { name, entries, importedAt, importedBy } = file;
  const by = importedBy && (importedBy.name ?? texts.deletedAccount(importedBy.id));
  return (
    <ActRow
      name={name}
      facts={
        <>
          {texts.entriesOfFile(entries)}
          {importedAt ? (
            <>
              {' · '}
              <time dateTime={importedAt}>{timeOf(importedAt)}</time>
            </>
          ) : null}
          {by ? texts.importedBy(by) : null}
        </>
      }
      act={texts.deleteFile}
      actLabel={texts.deleteFileOf(name)}
      onAct={onDelete}
    />
  );
}
