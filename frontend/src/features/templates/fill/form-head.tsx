import type { Placeholder } from '@casewright/contracts';
import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../shared/ui/button';
import { goToField } from '../draft/places';
import { missingWords } from '../texts';
import { missingOf } from './fill-draft';

/** How many places are still open, and the way to the next of them. */
export function FormHead({ id, filled }: { id: string; filled: readonly Placeholder[] }) {
  const missing = missingOf(filled);
  const last = useRef('');
  const goOn = () => {
    const names = missing.map(({ name }) => name);
    last.current = names[(names.indexOf(last.current) + 1) % names.length] ?? '';
    goToField(last.current);
  };
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-b border-ink pb-2">
      <h3 id={id} className="text-lg">
        Required Information
      </h3>
      <p data-testid="missing" className="text-sm text-ink-soft tabular-nums">
        {missing.length > 0 ? missingWords(missing.length) : 'Complete'}
      </p>
      {missing.length > 0 ? (
        <Button variant="ghost" size="sm" className="-ml-3 w-full justify-start" onClick={goOn}>
          <ArrowDown aria-hidden className="size-4" strokeWidth={1.75} />
          Next missing
        </Button>
      ) : null}
    </div>
  );
}
