import type { HistoryImport } from '@casewright/contracts';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import * as texts from '../texts';

/** What became of a file: how many entries are in force, or what is wrong with which line. */
export function HistoryOutcome({ outcome: { stored, problems } }: { outcome: HistoryImport }) {
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
