import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '../../../shared/ui/field';
import { RetryAlert } from '../../../shared/ui/inline-alert';
import { Input } from '../../../shared/ui/input';
import { Sheet } from '../../../shared/ui/sheet';
import { Skeleton } from '../../../shared/ui/skeleton';
import { clausesQuery } from '../template-queries';
import type { Work } from '../work/work-state';
import { arrangeClauses } from './arrange-clauses';
import { ClauseRow } from './clause-row';

interface ClausesSheetProps {
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
    <Sheet onClose={props.onClose} title="Clause library" side="right" className="w-[34rem]">
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
          title="The clauses could not be listed"
          className="mt-4"
          onRetry={() => void clauses.refetch()}
        />
      ) : null}
      {clauses.data && groups.length === 0 ? (
        <p className="mt-6 text-ink-soft">
          {wanted.trim() ? 'No clauses match.' : 'No clauses fit this document.'}
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
