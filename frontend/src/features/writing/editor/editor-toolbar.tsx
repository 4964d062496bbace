import { countOf } from '@casewright/contracts';
import { ChevronDown, ChevronUp, Redo2, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { ExportMenu } from '../../../shared/export/export-menu';
import { CopyButton } from '../../../shared/ui/copy-button';
import { IconButton } from '../../../shared/ui/icon-button';

/** The functions never change, so that a keystroke renders none of this again. */
interface EditorToolbarProps {
  text: () => string;
  /** The text with what is said about it, for a file. */
  review: () => unknown;
  canExport: boolean;
  /** Which of the listed findings is chosen, from 1; 0 for none. */
  place: number;
  listed: number;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onStep: (by: 1 | -1) => void;
}

/** What is done to the draft as a whole, and the way from finding to finding. */
export const EditorToolbar = memo(function EditorToolbar(props: EditorToolbarProps) {
  const { text, review, canExport, place, listed, canUndo, canRedo, onUndo, onRedo, onStep } =
    props;
  const count = countOf(listed, 'finding');
  return (
    <div
      role="toolbar"
      aria-label="Draft"
      data-no-print
      className="sticky low:static top-14 z-10 flex flex-wrap items-center justify-between gap-x-4 border-b border-rule bg-paper py-1 md:top-0"
    >
      <div className="flex items-center gap-1">
        <IconButton icon={Undo2} label="Undo" disabled={!canUndo} onClick={onUndo} />
        <IconButton icon={Redo2} label="Redo" disabled={!canRedo} onClick={onRedo} />
        <CopyButton
          text={text}
          label="Copy the text"
          copied="Text copied"
          iconOnly
          className="size-9"
        />
        {canExport ? <ExportMenu type="writing" data={review} /> : null}
      </div>
      <div className="flex items-center gap-1">
        <p className="mr-1 text-sm text-ink-soft tabular-nums" data-testid="finding-count">
          {place > 0 ? `${place} of ${count}` : count}
        </p>
        <IconButton
          icon={ChevronUp}
          label="Previous finding"
          disabled={listed === 0}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon={ChevronDown}
          label="Next finding"
          disabled={listed === 0}
          onClick={() => onStep(1)}
        />
      </div>
    </div>
  );
});
