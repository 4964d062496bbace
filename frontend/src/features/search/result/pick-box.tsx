import { clsx } from 'clsx';
import * as texts from './texts';

export interface PickProps {
  isPicked: boolean;
  /** Whether any result is selected: then all show their boxes. */
  isPicking: boolean;
  onPick: (isRange: boolean) => void;
}

/** Selects a result. Hidden where a pointer can bring it out, until it does or has the focus. */
export function PickBox({ title, isPicked, isPicking, onPick }: PickProps & { title: string }) {
  return (
    <label
      data-no-print
      className={clsx(
        'inline-flex size-6 items-center justify-center transition-opacity',
        'group-hover/result:opacity-100 group-focus-within/result:opacity-100',
        !isPicking && '[@media(hover:hover)]:opacity-0',
      )}
    >
      <span className="sr-only">{texts.selectCase(title)}</span>
      <input
        type="checkbox"
        className="size-4 accent-accent"
        checked={isPicked}
        onChange={({ nativeEvent }) => onPick((nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  );
}
