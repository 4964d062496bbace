import type { LibraryClause } from '@casewright/contracts';
import { Button } from '../../../shared/ui/button';
import { DraftingNotes } from '../draft/drafting-notes';

interface ClauseRowProps {
  clause: LibraryClause;
  /** Whether the draft has it. */
  isIn: boolean;
  /** Whether the user inserted it; otherwise the requirements asked for it. */
  isOwn: boolean;
  isBusy: boolean;
  onInsert: () => void;
  onRemove: () => void;
}

export function ClauseRow({ clause, ...state }: ClauseRowProps) {
  const { title, summary, text, notes } = clause;
  return (
    <li className="border-b border-rule py-row">
      <div className="flex items-start justify-between gap-4">
        <h4 className="text-base">{title}</h4>
        <ClauseAction title={title} {...state} />
      </div>
      <p className="mt-1 text-sm text-ink-soft">{summary}</p>
      <details className="mt-1 text-sm">
        <summary className="inline-flex min-h-6 items-center text-link">
          Read it
          <span className="sr-only">: {title}</span>
        </summary>
        <p className="mt-2 font-serif text-base whitespace-pre-line wrap-anywhere">{text}</p>
        {notes.length > 0 ? <DraftingNotes notes={notes} /> : null}
      </details>
    </li>
  );
}

type ClauseActionProps = Omit<ClauseRowProps, 'clause'> & { title: string };

function ClauseAction({ title, isIn, isOwn, isBusy, onInsert, onRemove }: ClauseActionProps) {
  if (isIn && !isOwn) {
    return <span className="shrink-0 text-sm text-ink-soft">Already required</span>;
  }
  const action = isOwn ? 'Remove' : 'Insert';
  return (
    <Button
      variant="secondary"
      size="sm"
      disabled={isBusy}
      aria-label={`${action} ${title}`}
      onClick={isOwn ? onRemove : onInsert}
    >
      {action}
    </Button>
  );
}
