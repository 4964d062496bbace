import type { Run } from '@casewright/contracts';
import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import { fieldId, sectionId } from './places';

const STYLES = { bold: 'font-semibold', italic: 'italic', underline: 'underline' } as const;

interface DraftActionsValue {
  /** The placeholder whose field has the focus: its places are marked. */
  current: string | null;
  /** The user asked for the field of a placeholder. */
  onField: (name: string) => void;
  /** The user follows a reference. */
  onSection: (id: string) => void;
}

/** What the words of the draft can do, without handing it through every block. */
export const DraftActions = createContext<DraftActionsValue>({
  current: null,
  onField: () => undefined,
  onSection: () => undefined,
});

/** The words of a line: places for values lead to their fields, references to their sections. */
export function DraftRuns({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, index) => {
    const key = `${index}${run.kind}`;
    return <DraftRun key={key} run={run} />;
  });
}

function DraftRun({ run }: { run: Run }): ReactNode {
  const { current, onField, onSection } = useContext(DraftActions);
  switch (run.kind) {
    case 'text':
      return run.style ? <span className={STYLES[run.style]}>{run.text}</span> : run.text;
    case 'term':
      return <strong className="font-semibold">{run.text}</strong>;
    case 'reference':
      return (
        <a
          href={`#${sectionId(run.target)}`}
          onClick={instead(() => onSection(run.target))}
          className="draft-reference"
        >
          {run.text}
        </a>
      );
    case 'placeholder':
      return (
        <a
          href={`#${fieldId(run.name)}`}
          onClick={instead(() => onField(run.name))}
          data-place={run.name}
          data-open={run.filled ? undefined : true}
          data-current={run.name === current || undefined}
          // The Tab key stops at what is still open; what is filled is reached from its field.
          tabIndex={run.filled ? -1 : 0}
          className="draft-place"
        >
          {run.text}
          {run.filled ? null : <span className="sr-only">{' (to be filled in)'}</span>}
        </a>
      );
  }
}

const instead = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  act();
};
