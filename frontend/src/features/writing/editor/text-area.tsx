import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { pasteLong } from '../../../shared/reading/files/text-intake';
import type { FieldControlProps } from '../../../shared/ui/field';
import type { Range } from '../revision/changes';

interface TextAreaProps {
  control: FieldControlProps;
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** Where the caret goes after a change that was not typed. */
  caret: Range | null;
  onType: (text: string) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** The caret was set by pointer. */
  onPoint: (offset: number) => void;
  /** Keys that are not the text area's own. */
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** Where the draft is written. Undo is ours: it takes suggestions back as well as keys. */
export function TextArea(props: TextAreaProps) {
  const { control, area, text, caret, onType, onPoint } = props;
  const holds = useText(area, text);
  useCaret(area, caret);
  useBrowserUndo(props);
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const act = undoKey(event);
    if (!act) return props.onKeyDown(event);
    event.preventDefault();
    if (act === 'undo') props.onUndo();
    else props.onRedo();
  };
  return (
    <textarea
      {...control}
      ref={area}
      spellCheck={false}
      placeholder="Paste or write a brief, a contract, a letter, or a memo"
      className="writing-area"
      onChange={({ target: { value } }) => {
        holds.current = value;
        onType(value);
      }}
      onPaste={(event) => pasteLong(event, onType)}
      onKeyDown={keyDown}
      onClick={({ currentTarget: { selectionStart, selectionEnd } }) => {
        if (selectionStart === selectionEnd) onPoint(selectionStart);
      }}
    />
  );
}

function undoKey({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && ctrlKey ? 'redo' : null;
}

/**
 * Sets the text where it differs from what was typed; returns what the area holds. With `value`
 * React would write the whole text into the page at each keystroke, as the area's default.
 */
function useText(area: RefObject<HTMLTextAreaElement | null>, text: string) {
  const holds = useRef('');
  useLayoutEffect(() => {
    if (holds.current === text || !area.current) return;
    holds.current = text;
    area.current.value = text;
  }, [area, text]);
  return holds;
}

/** A text that is set leaves the caret at its end: it belongs where the change was. */
function useCaret(area: RefObject<HTMLTextAreaElement | null>, caret: Range | null): void {
  useLayoutEffect(() => {
    if (caret) area.current?.setSelectionRange(caret.start, caret.end);
  }, [area, caret]);
}

/** Undo and redo from the browser's own menus. */
function useBrowserUndo({ area, onUndo, onRedo }: TextAreaProps): void {
  const act = useEffectEvent((event: InputEvent) => {
    if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
    event.preventDefault();
    if (event.inputType === 'historyUndo') onUndo();
    else onRedo();
  });
  useEffect(() => {
    const { current } = area;
    const listen = (event: InputEvent) => act(event);
    current?.addEventListener('beforeinput', listen);
    return () => current?.removeEventListener('beforeinput', listen);
  }, [area]);
}
