import { type KeyboardEvent, memo, type ReactNode, useState } from 'react';
import { inWords } from '../../../shared/config/texts';
import { type FindingLineState, SeverityLine } from '../../../shared/reading/findings/finding-line';
import { focusDrawn, rowOf } from '../../../shared/reading/selection/elements';
import '../../../shared/reading/text/reading.css';
import { Button } from '../../../shared/ui/button';
import type { Placed } from '../draft/placed';
import { FindingDetails } from './finding-details';
import type { FindingActs } from './use-finding-acts';
import type { FindingSelection } from './use-finding-selection';

/** Rows shown at first, and more at a time. */
const ROWS = 100;

export interface FindingsListProps {
  /** In the text's order. */
  listed: readonly Placed[];
  /** All that are shown, listed or not: what "all of this kind" counts. */
  visible: readonly Placed[];
  selection: FindingSelection;
  acts: FindingActs;
  onShowText: (() => void) | null;
}

/** The findings; the chosen one is open. J, K or the arrows walk, A accepts, D dismisses. */
export function FindingsList(props: FindingsListProps) {
  const { listed, visible, selection, acts, onShowText } = props;
  const { selected, select } = selection;
  const [rows, setRows] = useState(ROWS);
  const place = listed.findIndex(({ key }) => key === selected);
  const shown = listed.slice(0, Math.max(rows, place + 1));
  const stop = place === -1 ? listed[0]?.key : selected;
  const { goOn, onKeyDown } = useRowKeys(props);
  const details = (item: Placed) => (
    <FindingDetails
      item={item}
      kind={visible.filter(({ finding }) => finding.rule === item.finding.rule)}
      acts={acts}
      onDone={goOn}
    />
  );
  return (
    <section aria-label="Findings">
      <ol onKeyDown={onKeyDown}>
        {shown.map((item) => (
          <FindingRow
            key={item.key}
            index={item.key}
            finding={item.finding}
            isOpen={item.key === selected}
            isStop={item.key === stop}
            onSelect={select}
            onShowText={onShowText}
            details={item.key === selected ? details(item) : null}
          />
        ))}
      </ol>
      <MoreRows left={listed.length - shown.length} onMore={() => setRows(shown.length + ROWS)} />
    </section>
  );
}

interface FindingRowProps extends FindingLineState {
  /** The same object while only its place changes. */
  finding: Placed['finding'];
  /** When it is open. */
  details: ReactNode;
}

/** A finding of the draft in the list. */
const FindingRow = memo(function FindingRow(props: FindingRowProps) {
  const { family, explanation } = props.finding;
  return <SeverityLine {...props} aside={inWords(family)} printed={explanation} />;
});

function MoreRows({ left, onMore }: { left: number; onMore: () => void }) {
  if (left === 0) return null;
  return (
    <Button variant="secondary" size="sm" className="mt-4" onClick={onMore}>
      {`Show ${Math.min(ROWS, left)} more`}
    </Button>
  );
}

/** The keys of a row, and the move to the next one once its finding is resolved. */
function useRowKeys({ listed, selection, acts }: FindingsListProps) {
  const walk = (by: 1 | -1) => {
    const next = selection.step(by);
    if (next) focusDrawn(() => rowOf(next.key));
  };
  const goOn = () => walk(1);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyAct(event);
    const item = act && listed.find(({ key }) => key === rowKeyOf(event.target));
    if (!act || !item) return;
    event.preventDefault();
    if (act === 'accept' || act === 'dismiss') {
      acts[act](item);
      return goOn();
    }
    walk(act === 'next' ? 1 : -1);
  };
  return { goOn, onKeyDown };
}

type KeyAct = 'next' | 'previous' | 'accept' | 'dismiss';

const KEYS: Record<string, KeyAct> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  a: 'accept',
  d: 'dismiss',
};

function keyAct({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): KeyAct | null {
  if (ctrlKey || metaKey || altKey || shiftKey) return null;
  return KEYS[key] ?? null;
}

function rowKeyOf(target: EventTarget): number | null {
  const row = target instanceof HTMLElement ? target.dataset.row : undefined;
  return row === undefined ? null : Number(row);
}
