import type { AuditOutcome, AuditView } from '@casewright/contracts';
import { Ban, CircleCheck, OctagonX } from 'lucide-react';
import { type BadgeLook, StateBadge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Coded } from '../../shared/ui/kbd';
import { Table } from '../../shared/ui/table';
import { actionWord, personName, subjectWords } from './audit-words';

const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

const OUTCOMES: Record<AuditOutcome, BadgeLook> = {
  done: { word: 'Done', icon: CircleCheck, tone: 'plain' },
  refused: { word: 'Refused', icon: Ban, tone: 'mismatch' },
  failed: { word: 'Failed', icon: OctagonX, tone: 'notfound' },
};

interface AuditTableProps {
  entries: readonly AuditView[];
  onPerson: (id: number) => void;
}

/** When, who, what, and how it ended. On small screens who and how are below what. */
export function AuditTable({ entries, onPerson }: AuditTableProps) {
  return (
    <Table
      caption="Entries, newest first"
      columns={[
        { label: 'When', className: 'w-36 sm:w-52' },
        { label: 'Who', className: 'max-sm:hidden' },
        { label: 'What' },
        { label: 'Outcome', className: 'w-28 max-sm:hidden' },
      ]}
    >
      {entries.map((entry) => (
        <Entry key={entry.number} entry={entry} onPerson={onPerson} />
      ))}
    </Table>
  );
}

function Entry({ entry, onPerson }: { entry: AuditView; onPerson: (id: number) => void }) {
  const { number, at, action, subject } = entry;
  const words = subject && subjectWords(subject);
  const who = <Who actor={entry.actor} onPerson={onPerson} />;
  return (
    <tr className="border-b border-rule align-top">
      <td className="py-row pr-4 tabular-nums">
        <time dateTime={at}>{timeFormat.format(new Date(at))}</time>
        <span className="block text-xs text-ink-faint">{`Entry ${number}`}</span>
      </td>
      <td className="py-row pr-4 max-sm:hidden">{who}</td>
      <td className="py-row sm:pr-4">
        {actionWord(action)}
        {words ? <span className="block text-ink-soft wrap-anywhere">{words}</span> : null}
        <div className="mt-1 grid justify-items-start gap-1 sm:hidden">
          {who}
          <StateBadge look={OUTCOMES[entry.outcome]} />
        </div>
        <Proof entry={entry} />
      </td>
      <td className="py-row max-sm:hidden">
        <StateBadge look={OUTCOMES[entry.outcome]} />
      </td>
    </tr>
  );
}

function Who({ actor, onPerson }: { actor: AuditView['actor']; onPerson: (id: number) => void }) {
  if (!actor) return <span className="text-ink-soft">Not signed in</span>;
  return (
    <div className="min-w-0">
      <Button
        variant="link"
        className="min-h-6 text-left wrap-anywhere whitespace-normal"
        aria-label={`Show only ${personName(actor)}`}
        onClick={() => onPerson(actor.id)}
      >
        {personName(actor)}
      </Button>
      {actor.email ? (
        <span className="block text-xs text-ink-faint wrap-anywhere">{actor.email}</span>
      ) : null}
    </div>
  );
}

/** What ties an entry to the server's log lines, and to the entry before. */
function Proof({ entry }: { entry: AuditView }) {
  return (
    <details className="mt-1 text-xs text-ink-soft">
      <summary className="inline-block min-h-6 underline underline-offset-4">
        Request and hash
      </summary>
      <p className="wrap-anywhere">
        <Coded>{`Request \`${entry.correlationId}\`, SHA-256 \`${entry.hash}\``}</Coded>
      </p>
    </details>
  );
}
