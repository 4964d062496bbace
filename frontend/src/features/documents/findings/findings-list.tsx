import type { Finding } from '@casewright/contracts';
import { Fragment, useState } from 'react';
import type { Selection } from '../../../shared/reading/selection/use-selection';
import { Button } from '../../../shared/ui/button';
import { FindingRow } from './finding-row';
import { type Folded, foldRepeats, type Repeats } from './fold-repeats';

interface FindingsListProps {
  findings: readonly Finding[];
  /** Places in `findings`, ascending. */
  listed: readonly number[];
  selection: Selection;
  /** Whether passages of one kind are shown behind the first of them. */
  folds: boolean;
  onShowText: (() => void) | null;
}

/** The rows; those that repeat another one are folded behind it. */
export function FindingsList(props: FindingsListProps) {
  const { findings, listed, selection, onShowText } = props;
  const { selected, select } = selection;
  const { shown, repeats, toggle } = useFolds(props);
  // One stop for the Tab key; from there the arrows lead through the list.
  const stop = selected ?? listed[0];
  return (
    <section aria-label="Findings">
      <ol>
        {shown.map((index) => {
          const kind = repeats.get(index);
          return (
            <Fragment key={findings[index]!.id}>
              <FindingRow
                index={index}
                finding={findings[index]!}
                isOpen={index === selected}
                isStop={index === stop}
                onSelect={select}
                onShowText={onShowText}
              />
              {kind ? <MoreOfKind kind={kind} onToggle={() => toggle(kind)} /> : null}
            </Fragment>
          );
        })}
      </ol>
    </section>
  );
}

/** Which findings are shown, which of them stand for others, and how to open and fold those. */
function useFolds({ findings, listed, selection: { selected, select }, folds }: FindingsListProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const folded: Folded = folds
    ? foldRepeats(findings, listed, opened, selected)
    : { shown: listed, repeats: new Map() };
  const toggle = ({ title, isOpen }: Repeats): void => {
    setOpened(
      isOpen ? new Set([...opened].filter((each) => each !== title)) : new Set([...opened, title]),
    );
    // The passage that the reader is at would keep its kind open.
    if (isOpen && selected !== null && findings[selected]?.title === title) select(null);
  };
  return { ...folded, toggle };
}

function MoreOfKind({ kind, onToggle }: { kind: Repeats; onToggle: () => void }) {
  const { title, more, isOpen } = kind;
  return (
    // Over the rule under the first of the kind: what the button opens belongs to it.
    <li className="relative -mt-px border-b border-rule bg-paper">
      <div className="border-l-3 border-unmarked px-3 pt-1 pb-3">
        <Button
          variant="link"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="whitespace-normal"
        >
          {isOpen ? `Show less of “${title}”` : `Show ${more} more of “${title}”`}
        </Button>
      </div>
    </li>
  );
}
