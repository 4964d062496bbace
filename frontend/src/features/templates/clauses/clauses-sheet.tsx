import type { LibraryClause } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Input } from '../../../shared/ui/input';
import { Sheet } from '../../../shared/ui/sheet';
import { Skeleton } from '../../../shared/ui/skeleton';
import { DraftingNotes } from '../draft/drafting-notes';
import { clausesQuery } from '../template-queries';
import type { Work } from '../work/work-state';
import { arrangeClauses } from './arrange-clauses';

export interface ClausesSheetProps {
  work: Work;
  isInserting: boolean;
  /** The ids of all that the user wants inserted. */
  onChange: (clauses: string[]) => void;
  onClose: () => void;
}

/** The clause library: what fits the document, to be inserted where it belongs. */
export function ClausesSheet({ work, isInserting, onChange, onClose }: ClausesSheetProps) {
  const { documentType, jurisdiction } = work.asked;
  const clauses = useQuery(clausesQuery(documentType, jurisdiction.trim()));
  const [wanted, setWanted] = useState('');
  const groups = arrangeClauses(clauses.data ?? [], wanted);
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Clause library"
      side="right"
      className="w-[34rem]"
    >
      <div className="px-5 py-4">
        <Field label="Find a clause">
          {(control) => (
            <Input
              {...control}
              type="search"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          )}
        </Field>
        {clauses.isPending ? <Skeleton className="mt-6 w-2/3" /> : null}
        {clauses.isError ? (
          <InlineAlert title="The clauses could not be listed" className="mt-4">
            <Button variant="secondary" size="sm" onClick={() => void clauses.refetch()}>
              Try again
            </Button>
          </InlineAlert>
        ) : null}
        {clauses.data && groups.length === 0 ? (
          <p className="mt-6 text-ink-soft">
            {wanted.trim() ? 'No clause has these words.' : 'No clause fits this document.'}
          </p>
        ) : null}
        {groups.map(({ heading, clauses: own }) => (
          <section key={heading} aria-label={heading} className="mt-6">
            <h3 className="border-b border-ink pb-1.5 text-lg">{heading}</h3>
            <ul>
              {own.map((clause) => (
                <ClauseRow
                  key={clause.id}
                  clause={clause}
                  isIn={work.draft.clauses.includes(clause.id)}
                  isOwn={work.clauses.includes(clause.id)}
                  isBusy={isInserting}
                  onInsert={() => onChange([...work.clauses, clause.id])}
                  onRemove={() => onChange(work.clauses.filter((id) => id !== clause.id))}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Sheet>
  );
}

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

function ClauseRow({ clause, isIn, isOwn, isBusy, onInsert, onRemove }: ClauseRowProps) {
  const { title, summary, text, notes } = clause;
  return (
    <li className="border-b border-rule py-row">
      <div className="flex items-start justify-between gap-4">
        <h4 className="text-base">{title}</h4>
        {isOwn ? (
          <Button
            variant="secondary"
            size="sm"
            disabled={isBusy}
            aria-label={`Remove ${title}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        ) : isIn ? (
          <span className="shrink-0 text-sm text-ink-soft">As you required</span>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            disabled={isBusy}
            aria-label={`Insert ${title}`}
            onClick={onInsert}
          >
            Insert
          </Button>
        )}
      </div>
      <p className="mt-1 text-sm text-ink-soft">{summary}</p>
      <details className="mt-1 text-sm">
        <summary className="inline-flex min-h-6 items-center text-accent-ink underline underline-offset-4">
          Read it<span className="sr-only">: {title}</span>
        </summary>
        <p className="mt-2 font-serif text-base whitespace-pre-line wrap-anywhere">{text}</p>
        {notes.length > 0 ? <DraftingNotes notes={notes} /> : null}
      </details>
    </li>
  );
}
