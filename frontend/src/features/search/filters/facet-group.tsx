import type { FacetValue } from '@casewright/contracts';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../shared/ui/button';

const SHOWN_AT_FIRST = 6;

interface FacetGroupProps {
  title: string;
  values: readonly FacetValue[];
  chosen: string | undefined;
  /** Undefined takes the choice back. */
  onChoose: (value: string | undefined) => void;
}

/** One filter: its values with counts, of which one may be chosen. */
export function FacetGroup({ title, values, chosen, onChoose }: FacetGroupProps) {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const all = withChosen(values, chosen);
  if (all.length === 0) return null;
  const shown = showsAll
    ? all
    : all.filter((each, index) => index < SHOWN_AT_FIRST || each.value === chosen);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 font-sans text-xs font-semibold tracking-wide text-ink-faint">
        {title}
      </h3>
      <ul>
        {shown.map((each) => (
          <li key={each.value}>
            <FacetButton
              value={each}
              isChosen={each.value === chosen}
              onToggle={() => onChoose(each.value === chosen ? undefined : each.value)}
            />
          </li>
        ))}
      </ul>
      {all.length > shown.length ? (
        <Button variant="link" className="mt-1" onClick={() => setShowsAll(true)}>
          {`Show all ${all.length}`}
        </Button>
      ) : null}
    </section>
  );
}

interface FacetButtonProps {
  value: FacetValue;
  isChosen: boolean;
  onToggle: () => void;
}

function FacetButton({ value: { label, count }, isChosen, onToggle }: FacetButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onToggle}
      className={clsx(
        'flex min-h-7 w-full items-center gap-2 rounded-sm py-0.5 text-left text-sm hover:text-accent-ink',
        isChosen && 'font-semibold text-accent-ink',
      )}
    >
      {isChosen ? <Check aria-hidden className="size-4 shrink-0" /> : null}
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      {count > 0 ? (
        <span className="text-ink-faint tabular-nums">{count.toLocaleString('en-US')}</span>
      ) : null}
    </button>
  );
}

/** A choice that no longer matches anything stays, so that it can be undone. */
function withChosen(values: readonly FacetValue[], chosen: string | undefined) {
  if (chosen === undefined || values.some(({ value }) => value === chosen)) return values;
  return [{ value: chosen, label: chosen, count: 0 }, ...values];
}
