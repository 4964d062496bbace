import type { ReactNode } from 'react';
import { Button } from './button';

interface ActRowProps {
  name: ReactNode;
  /** Beside the name. */
  mark?: ReactNode;
  facts: ReactNode;
  /** The words on the button; without them, there is nothing to do. */
  act?: string;
  /** What a screen reader hears of it: what is done to which. */
  actLabel?: string;
  pendingText?: string | false;
  onAct?: () => void;
}

/** One of the things that an account or an installation has, and what can be done about it. */
export function ActRow(props: ActRowProps) {
  const { name, mark, facts, act, actLabel, pendingText, onAct } = props;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule py-row">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          {mark}
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere tabular-nums">{facts}</p>
      </div>
      {act ? (
        <Button
          variant="secondary"
          size="sm"
          aria-label={actLabel}
          pendingText={pendingText}
          onClick={onAct}
        >
          {act}
        </Button>
      ) : null}
    </li>
  );
}
