import { type KeyboardEvent, useState } from 'react';
import { focusDrawn, rowOf } from '../../../shared/reading/selection/elements';
import { Button } from '../../../shared/ui/button';
import type { Placed } from '../draft/placed';
import * as texts from '../texts';
import { FindingDetails } from './finding-details';
import { FindingRow } from './finding-row';
import type { FindingActs } from './use-finding-acts';
import type { FindingSelection } from './use-finding-selection';

/** Rows that are drawn at first, and more at a time. */
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
export function FindingsList({ listed, visible, selection, acts, onShowText }: FindingsListProps) {
  const { selected, select, step } = selection;
  const [rows, setRows] = useState(ROWS);
  const place = listed.findIndex(({ key }) => key === selected);
  const shown = listed.slice(0, Math.max(rows, place + 1));
  const stop = place === -1 ? listed[0]?.key : selected;
  const walk = (by: 1 | -1) => {
    const next = step(by);
    if (next) focusDrawn(() => rowOf(next.key));
  };
  const goOn = () => walk(1);
  const keyDown = (event: KeyboardEvent) => {
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
  return (
    <section aria-label={texts.findingsLabel}>
      <ol onKeyDown={keyDown}>
        {shown.map((item) => (
          <FindingRow
            key={item.key}
            index={item.key}
            finding={item.finding}
            isOpen={item.key === selected}
            isStop={item.key === stop}
            onSelect={select}
            onShowText={onShowText}
            details={
              item.key === selected ? (
                <FindingDetails
                  item={item}
                  kind={visible.filter(({ finding }) => finding.rule === item.finding.rule)}
                  acts={acts}
                  onDone={goOn}
                />
              ) : null
            }
          />
        ))}
      </ol>
      {shown.length < listed.length ? (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          onClick={() => setRows(shown.length + ROWS)}
        >
          {texts.showMoreFindings(Math.min(ROWS, listed.length - shown.length))}
        </Button>
      ) : null}
    </section>
  );
}

type KeyAct = 'next' | 'previous' | 'accept' | 'dismiss';

const KEYS: Record<string, KeyAct> = {
  ...{ j: 'next', ArrowDown: 'next', k: 'previous', ArrowUp: 'previous' },
  ...{ a: 'accept', d: 'dismiss' },
};

function keyAct({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): KeyAct | null {
  if (ctrlKey || metaKey || altKey || shiftKey) return null;
  return KEYS[key] ?? null;
}

function rowKeyOf(target: EventTarget): number | null {
  const row = target instanceof HTMLElement ? target.dataset.row : undefined;
  return row === undefined ? null : Number(row);
}
