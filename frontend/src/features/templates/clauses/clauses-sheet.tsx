import type { LibraryClause } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { RetryAlert } from '../../../shared/ui/inline-alert';
import { Input } from '../../../shared/ui/input';
import { Sheet } from '../../../shared/ui/sheet';
import { Skeleton } from '../../../shared/ui/skeleton';
import { DraftingNotes } from '../draft/drafting-notes';
import * as texts from '../result-texts';
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
export function ClausesSheet(props: ClausesSheetProps) {
  const [wanted, setWanted] = useState('');
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
      title={texts.clauseLibrary}
      side="right"
      className="w-[34rem]"
    >
      <div className="px-5 py-4">
        <Field label={texts.findClause}>
          {(control) => (
            <Input
              {...control}
              type="search"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          )}
        </Field>
        <Clauses {...props} wanted={wanted} />
      </div>
    </Sheet>
  );
}

/** The clauses that have the words that are looked for, under their headings. */
function Clauses({ wanted, ...props }: ClausesSheetProps & { wanted: string }) {
  const { documentType, jurisdiction } = props.work.asked;
  const clauses = useQuery(clausesQuery(documentType, jurisdiction.trim()));
  const groups = arrangeClauses(clauses.data ?? [], wanted);
  return (
    <>
      {clauses.isPending ? <Skeleton className="mt-6 w-2/3" /> : null}
      {clauses.isError ? (
        <RetryAlert
          title={texts.clausesCouldNotBeListed}
          className="mt-4"
          onRetry={() => void clauses.refetch()}
        />
      ) : null}
      {clauses.data && groups.length === 0 ? (
        <p className="mt-6 text-ink-soft">
          {wanted.trim() ? texts.noClauseHasTheseWords : texts.noClauseFitsThisDocument}
        </p>
      ) : null}
      {groups.map((group) => (
        <ClauseGroup key={group.heading} {...props} {...group} />
      ))}
    </>
  );
}

type ClauseGroupProps = ClausesSheetProps & ReturnType<typeof arrangeClauses>[number];

function ClauseGroup({ heading, clauses, work, isInserting, onChange }: ClauseGroupProps) {
  return (
    <section aria-label={heading} className="mt-6">
      <h3 className="border-b border-ink pb-1.5 text-lg">{heading}</h3>
      <ul>
        {clauses.map((clause) => (
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

function ClauseRow({ clause, ...state }: ClauseRowProps) {
  const { title, summary, text, notes } = clause;
  return (
    <li className="border-b border-rule py-row">
      <div className="flex items-start justify-between gap-4">
        <h4 className="text-base">{title}</h4>
        <ClauseAction title={title} {...state} />
      </div>
      <p className="mt-1 text-sm text-ink-soft">{summary}</p>
      <details className="mt-1 text-sm">
        <summary className="inline-flex min-h-6 items-center text-accent-ink underline underline-offset-4">
          {texts.readIt}
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
    return <span className="shrink-0 text-sm text-ink-soft">{texts.asYouRequired}</span>;
  }
  const action = isOwn ? texts.remove : texts.insert;
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
