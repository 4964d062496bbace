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
import { HistoryFiles } from './history-files';

const laterHistoryWasNotImported = 'The file was not imported.';

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
    <Section title="Later history">
      <Field
        label="Import a CSV file"
        hint="How later law treated decisions, whether or not the library has them. The first line names the columns: citation, kind, and by; optionally name, scope (whole or part), by_citation, by_year, and point. A file with the same name replaces the earlier one."
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
        {bring.isPending ? <Busy className="text-sm">Importing...</Busy> : null}
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
    ? (error.issues[0]?.message ?? laterHistoryWasNotImported)
    : reasonOf(error, laterHistoryWasNotImported);

/** What became of a file: how many entries are in force, or what is wrong with which line. */
function HistoryOutcome({ outcome: { stored, problems } }: { outcome: HistoryImport }) {
  if (problems.length === 0) {
    return (
      <p className="text-sm">{`${stored.toLocaleString('en-US')} ${stored === 1 ? 'entry is' : 'entries are'} in force.`}</p>
    );
  }
  return (
    <InlineAlert>
      <p>Nothing was imported. Correct these lines and choose the file again.</p>
      <ul className="mt-2">
        {problems.map(({ line, reason }) => (
          <li key={line}>{`Line ${line}: ${reason}`}</li>
        ))}
      </ul>
    </InlineAlert>
  );
}
