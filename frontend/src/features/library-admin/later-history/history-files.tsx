import type { HistoryFile } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/client';
import { timeOf } from '../../../shared/config/days';
import { DeleteDialog } from '../../../shared/kept/delete-dialog';
import { ActRow } from '../../../shared/ui/act-row';
import { Fetched } from '../../../shared/ui/fetched';
import { historyFilesQuery } from '../library-queries';

const entriesOfFile = (entries: number) =>
  `${entries.toLocaleString('en-US')} ${entries === 1 ? 'entry' : 'entries'}`;

const entriesAreGone = (name: string, entries: number) =>
  `${name} and its ${entries === 1 ? 'entry' : `${entriesOfFile(entries)}`} are deleted, and no flag relies on them anymore. The product’s own table stays in force. This cannot be undone.`;

/** The files that are in force, each with who brought it, when, and how many entries it has. */
export function HistoryFiles() {
  const query = useQuery(historyFilesQuery);
  const [chosen, choose] = useState<HistoryFile | null>(null);
  return (
    <>
      <Fetched query={query} what="the later-history files">
        {(files) =>
          files.length === 0 ? (
            <p className="mt-4 text-sm text-ink-soft">
              No file has been imported. The product’s own table is in force.
            </p>
          ) : (
            <ul
              aria-label="Imported later-history files"
              className="mt-4 max-w-2xl border-t border-rule"
            >
              {files.map((file) => (
                <File key={file.id} file={file} onDelete={() => choose(file)} />
              ))}
            </ul>
          )
        }
      </Fetched>
      {chosen ? (
        <DeleteDialog
          title="Delete this later-history file?"
          description={entriesAreGone(chosen.name, chosen.entries)}
          action="Delete file"
          remove={() => call('DELETE /library/history/:id', { params: { id: chosen.id } })}
          old={historyFilesQuery}
          words={{ done: 'The later-history file was deleted', failed: 'The file was not deleted' }}
          onClose={() => choose(null)}
        />
      ) : null}
    </>
  );
}

function File({ file, onDelete }: { file: HistoryFile; onDelete: () => void }) {
  const { name, entries, importedAt, importedBy } = file;
  const by = importedBy && (importedBy.name ?? `a deleted account (${importedBy.id})`);
  return (
    <ActRow
      name={name}
      facts={
        <>
          {entriesOfFile(entries)}
          {importedAt ? (
            <>
              {' '}
              · <time dateTime={importedAt}>{timeOf(importedAt)}</time>
            </>
          ) : null}
          {by ? ` by ${by}` : null}
        </>
      }
      act="Delete"
      actLabel={`Delete ${name}`}
      onAct={onDelete}
    />
  );
}
