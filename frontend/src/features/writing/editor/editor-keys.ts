import type { KeyboardEvent, RefObject } from 'react';
import { announce } from '../../../shared/ui/live-region';
import type { Placed } from '../draft/placed';
import type { FindingActs } from '../findings/use-finding-acts';
import type { FindingSelection } from '../findings/use-finding-selection';

interface KeyTargets {
  /** The findings that are marked, in the text's order. */
  listed: readonly Placed[];
  selection: FindingSelection;
  acts: FindingActs;
  area: RefObject<HTMLTextAreaElement | null>;
  onSubmit: () => void;
}

/** F7 and Shift F7 walk, Alt Enter accepts, Alt Delete dismisses, Ctrl Enter analyzes. */
export function handleKey(event: KeyboardEvent<HTMLTextAreaElement>, props: KeyTargets): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const { selection, listed, acts, area, onSubmit } = props;
  const chosen = listed.find((item) => item.key === selection.selected);
  if (key === 'F7') {
    event.preventDefault();
    goTo(selection.step(shiftKey ? -1 : 1), area);
  } else if (altKey && chosen && (key === 'Enter' || key === 'Delete')) {
    event.preventDefault();
    const next = selection.step(1);
    if (key === 'Delete') acts.dismiss(chosen);
    else acts.accept(chosen);
    if (next) announce(spoken(next));
  } else if (key === 'Enter' && (ctrlKey || metaKey)) {
    event.preventDefault();
    onSubmit();
  }
}

/** Sets the caret on a finding's words, and says what it is about. */
function goTo(item: Placed | null, area: RefObject<HTMLTextAreaElement | null>): void {
  if (item) area.current?.setSelectionRange(item.start, item.end);
  announce(item ? spoken(item) : 'No findings');
}

function spoken({ finding: { quote, title, explanation, replacement } }: Placed): string {
  const suggested = replacement && (replacement.text || 'leave it out');
  return `${quote}. ${title}. ${explanation}${suggested ? ` Suggested: ${suggested}` : ''}`;
}
