import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton } from '../../ui/icon-button';
import { Coded } from '../../ui/kbd';

interface StepBarProps {
  listed: readonly number[];
  total: number;
  selected: number | null;
  onStep: (by: 1 | -1) => void;
}

/** How many findings are listed, which one is chosen, and the way to the next. */
export function StepBar({ listed, total, selected, onStep }: StepBarProps) {
  const place = selected === null ? -1 : listed.indexOf(selected);
  return (
    <div
      data-no-print
      className="sticky low:static top-14 z-10 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-y border-rule bg-paper py-1.5 md:top-0"
    >
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {place === -1 ? `${listed.length} of ${total} shown` : `${place + 1} of ${listed.length}`}
      </p>
      <div className="flex items-center gap-1">
        <span className="mr-2 text-xs text-ink-faint max-sm:hidden">
          <Coded>[J] next, [K] previous, in the list or the text</Coded>
        </span>
        <IconButton
          icon={ChevronUp}
          label="Previous finding"
          disabled={listed.length === 0}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon={ChevronDown}
          label="Next finding"
          disabled={listed.length === 0}
          onClick={() => onStep(1)}
        />
      </div>
    </div>
  );
}
