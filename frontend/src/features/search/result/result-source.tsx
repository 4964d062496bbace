import type { SearchCase } from '@casewright/contracts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { caseCitation } from '../../../shared/clipboard/case-citation';
import { CopyButton } from '../../../shared/ui/copy-button';
import { Fact, FactLine } from '../../../shared/ui/fact-line';
import { Tooltip } from '../../../shared/ui/tooltip';
import { FoldButton } from './fold-button';

/** The line under the name: citation · court · year · jurisdiction, and how often it is cited. */
export function ResultSource({ found }: { found: SearchCase }) {
  const { citation, court, year, jurisdiction, citedBy } = found;
  return (
    <FactLine className="mt-1 text-sm">
      {citation ? <Fact>{citation}</Fact> : null}
      <Fact>{court.name}</Fact>
      {year === null ? null : (
        <Fact>
          <Explained by="Year the case was decided">{year}</Explained>
        </Fact>
      )}
      {jurisdiction ? (
        <Fact>
          <Explained by="Jurisdiction where the case was decided">{jurisdiction}</Explained>
        </Fact>
      ) : null}
      {citedBy > 0 ? <Fact>{`Cited by ${citedBy.toLocaleString('en-US')}`}</Fact> : null}
    </FactLine>
  );
}

/** A fact with a tooltip, which the arrow keys reach like all else in a result. */
function Explained({ by, children }: { by: string; children: ReactNode }) {
  return (
    <Tooltip content={by}>
      <span
        tabIndex={-1}
        className="cursor-help rounded-sm underline decoration-control decoration-dotted underline-offset-4"
      >
        {children}
      </span>
    </Tooltip>
  );
}

interface ResultActionsProps {
  found: SearchCase;
  isOpen: boolean;
  onToggle: () => void;
  /** Beside the rest. */
  children: ReactNode;
}

/** What can be done with a result. */
export function ResultActions({ found, isOpen, onToggle, children }: ResultActionsProps) {
  return (
    <div className="flex min-h-7 shrink-0 items-center gap-x-5 text-sm text-ink-soft max-sm:order-last max-sm:mt-1">
      <FoldButton isOpen={isOpen} onToggle={onToggle} className="">
        {isOpen ? 'Hide details' : 'Show details'}
        <span className="sr-only">{` of ${found.title}`}</span>
      </FoldButton>
      <CopyCitation found={found} />
      {children}
    </div>
  );
}

/** Puts the citation on the clipboard. Quiet until its result is pointed at or has the focus. */
function CopyCitation({ found }: { found: SearchCase }) {
  return (
    <CopyButton
      text={() => caseCitation({ ...found, name: found.title })}
      label="Copy citation"
      copied="Citation copied"
      refused="The citation was not copied"
      className="group-focus-within/result:text-accent-ink group-hover/result:text-accent-ink hover:underline hover:underline-offset-4"
    />
  );
}

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
      <span className="sr-only">{`Select ${title}`}</span>
      <input
        type="checkbox"
        className="size-4 accent-accent"
        checked={isPicked}
        onChange={({ nativeEvent }) => onPick((nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  );
}
