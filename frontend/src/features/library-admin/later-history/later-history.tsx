import type { HistoryImport } from '@casewright/contracts';
import type { ChangeEvent } from 'react';
import { ZodError } from 'zod';
import { reasonOf } from '../../../shared/api/api-error';
import { Field } from '../../../shared/ui/field';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Section } from '../../../shared/ui/section';
import { Busy } from '../../../shared/ui/spinner';
import { useChange } from '../../../shared/ui/use-change';
import { historyFilesQuery, importHistory } from '../library-queries';
import * as texts from '../texts';
import { HistoryFiles } from './history-files';

/** Bringing in what later law did to decisions, from a file, and the files that are in force. */
export function LaterHistory() {
  const bring = useChange(importHistory, historyFilesQuery);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) bring.mutate(file);
    // The same file, fixed, can be chosen again.
    target.value = '';
  };
  return (
    <Section title={texts.laterHistory}>
      <Field
        label={texts.fileOfLaterHistory}
        hint={texts.columnsOfLaterHistory}
        className="max-w-2xl"
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv"
            disabled={bring.isPending}
            onChange={choose}
            className="block min-h-11 max-w-full text-sm file:mr-3 file:h-10 file:rounded-md file:border file:border-solid file:border-control file:bg-surface file:px-4 file:font-medium file:text-ink hover:file:bg-sunken"
          />
        )}
      </Field>
      <div aria-live="polite" className="mt-3">
        {bring.isPending ? <Busy className="text-sm">{texts.importingLaterHistory}</Busy> : null}
        {bring.error ? <InlineAlert>{whyNot(bring.error)}</InlineAlert> : null}
        {bring.data ? <HistoryOutcome outcome={bring.data} /> : null}
      </div>
      <HistoryFiles />
    </Section>
  );
}

/** A file that is too large is refused before it is sent. */
const whyNot = (error: Error): string =>
  error instanceof ZodError
    ? (error.issues[0]?.message ?? texts.laterHistoryWasNotImported)
    : reasonOf(error, texts.laterHistoryWasNotImported);

/** What became of a file: how many entries are in force, or what is wrong with which line. */
function HistoryOutcome({ outcome: { stored, problems } }: { outcome: HistoryImport }) {
  if (problems.length === 0) {
    return <p className="text-sm">{texts.historyIsInForce(stored)}</p>;
  }
  return (
    <InlineAlert>
      <p>{texts.nothingOfItWasTaken}</p>
      <ul className="mt-2">
        {problems.map(({ line, reason }) => (
          <li key={line}>{texts.lineOfFile(line, reason)}</li>
        ))}
      </ul>
    </InlineAlert>
  );
}
