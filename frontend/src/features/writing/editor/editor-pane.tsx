import { type RefObject, useEffect, useMemo } from 'react';
import { useLatest } from '../../../shared/hooks/use-latest';
import { NotKept } from '../../../shared/reading/files/text-intake';
import { Field } from '../../../shared/ui/field';
import { exportData } from '../analysis/export-data';
import type { Placed } from '../draft/placed';
import { redo, type, undo } from '../draft/writing-acts';
import type { FindingActs } from '../findings/use-finding-acts';
import type { FindingSelection } from '../findings/use-finding-selection';
import type { Range } from '../revision/changes';
import type { Reviewed } from '../use-writing';
import { handleKey } from './editor-keys';
import { EditorToolbar } from './editor-toolbar';
import { scrollToWords } from './scroll-to-words';
import { TextArea } from './text-area';
import { TextLayer } from './text-layer';
import '../../../shared/reading/text/reading.css';
import './writing-text.css';

interface EditorPaneProps {
  writing: Reviewed & { isKept?: boolean };
  /** A visitor has nothing to export to: files are made for an account. */
  canExport?: boolean;
  /** The findings that are marked, in the text's order. */
  listed: readonly Placed[];
  selection: FindingSelection;
  acts: FindingActs;
  area: RefObject<HTMLTextAreaElement | null>;
  /** Why the text cannot be analyzed. */
  error: string | undefined;
  /** Words to select and scroll to; null once that is done. */
  shown: Range | null;
  onShown: () => void;
  /** The words of a finding were pointed at. */
  onPoint: (item: Placed) => void;
  onSubmit: () => void;
}

/** The draft with its marks, and the keys that lead through them. */
export function EditorPane(props: EditorPaneProps) {
  const { writing, listed, selection, error, onPoint } = props;
  const { state } = writing;
  const acts = useEditorActs(writing);
  useShown(props);
  const point = (offset: number) => {
    const item = shortestAt(listed, offset);
    if (item) onPoint(item);
  };
  return (
    <div className="min-w-0">
      <EditorToolbar
        {...acts}
        canExport={(props.canExport ?? true) && state.text !== ''}
        place={listed.findIndex(({ key }) => key === selection.selected) + 1}
        listed={listed.length}
        canUndo={state.journal.past.length > 0}
        canRedo={state.journal.future.length > 0}
        onStep={selection.step}
      />
      <Field label="Your Legal Text" error={error} className="mt-3">
        {(control) => (
          <div className="writing-surface rounded-md border border-control bg-surface has-[[aria-invalid]]:border-notfound">
            <TextLayer text={state.text} marked={listed} selected={selection.selected} />
            <TextArea
              control={control}
              area={props.area}
              text={state.text}
              caret={state.caret}
              onType={acts.onType}
              onUndo={acts.onUndo}
              onRedo={acts.onRedo}
              onPoint={point}
              onKeyDown={(event) => handleKey(event, props)}
            />
          </div>
        )}
      </Field>
      {writing.isKept === false ? <NotKept className="mt-3" /> : null}
    </div>
  );
}

/** What toolbar and text do; the functions never change, so that a keystroke renders no toolbar. */
function useEditorActs(writing: Reviewed) {
  const { change } = writing;
  const latest = useLatest(writing);
  return useMemo(
    () => ({
      text: () => latest.current.state.text,
      review: () => exportData(latest.current),
      onType: (text: string) => change((now) => type(now, text, Date.now())),
      onUndo: () => change(undo),
      onRedo: () => change(redo),
    }),
    [change, latest],
  );
}

/**
 * Selects the words to show and scrolls to them: here and not where that was asked for, because on
 * a small screen this pane renders only then.
 */
function useShown({ area, shown, onShown }: EditorPaneProps): void {
  const done = useLatest(onShown);
  useEffect(() => {
    if (!shown || !area.current) return;
    area.current.focus({ preventScroll: true });
    area.current.setSelectionRange(shown.start, shown.end);
    scrollToWords(area.current, shown.start);
    done.current();
  }, [shown, area, done]);
}

function shortestAt(listed: readonly Placed[], offset: number): Placed | undefined {
  return listed
    .filter(({ start, end }) => start <= offset && offset <= end)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start))[0];
}
