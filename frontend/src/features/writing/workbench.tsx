import { type RefObject, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useMediaQuery } from '../../shared/hooks/use-media-query';
import { FindingSheet } from '../../shared/reading/findings/finding-sheet';
import type { Placed } from './draft/placed';
import { isBeingTyped } from './draft/writing-state';
import { EditorPane } from './editor/editor-pane';
import { filterFindings } from './findings/filter-findings';
import { FindingDetails } from './findings/finding-details';
import { type FindingActs, useFindingActs } from './findings/use-finding-acts';
import { type FindingSelection, useFindingSelection } from './findings/use-finding-selection';
import type { Range } from './revision/changes';
import type { Writing } from './use-writing';
import type { WritingAddress } from './writing-address';
import { WritingViews } from './writing-views';

interface WorkbenchProps {
  writing: Writing;
  address: WritingAddress;
  area: RefObject<HTMLTextAreaElement | null>;
  /** Why the text cannot be analyzed. */
  error: string | undefined;
  onGo: (to: Partial<WritingAddress>) => void;
  onSubmit: () => void;
}

/** Longer than a typist's pause between two keys. */
const RESTS_AFTER_MS = 250;

/** The draft beside what is said of it; on small screens one at a time. */
export function Workbench(props: WorkbenchProps) {
  const { writing, address, area, error, onGo, onSubmit } = props;
  const isWide = useMediaQuery('(min-width: 64rem)');
  const { visible } = writing;
  const { filter } = address;
  const listed = useMemo(() => filterFindings(visible, filter), [visible, filter]);
  const selection = useFindingSelection(listed, area);
  const acts = useFindingActs(writing);
  const { view, shown, setShown, show, point, isSheetOpen, closeSheet } = useViews(
    props,
    isWide,
    selection,
  );
  const editor = (
    <EditorPane
      writing={writing}
      listed={listed}
      selection={selection}
      acts={acts}
      area={area}
      error={error}
      shown={shown}
      onShown={() => setShown(null)}
      onPoint={point}
      onSubmit={onSubmit}
    />
  );
  const said = useMemo(() => ({ writing, listed }), [writing, listed]);
  const calm = useAtRest(said, isBeingTyped(writing.state));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_23rem] xl:grid-cols-[minmax(0,1fr)_27rem] print:block">
      <WritingViews
        writing={calm.writing}
        listed={calm.listed}
        selection={selection}
        acts={acts}
        filter={filter}
        view={view}
        editor={isWide ? null : editor}
        onGo={onGo}
        onShow={show}
      />
      {isWide ? <div className="min-w-0 lg:col-start-1 lg:row-start-1">{editor}</div> : null}
      <TouchedFinding
        isOpen={isSheetOpen}
        chosen={listed.find(({ key }) => key === selection.selected)}
        visible={visible}
        acts={acts}
        onClose={closeSheet}
      />
    </div>
  );
}

/** Which view is shown, and the ways from one to another. */
function useViews({ address, onGo }: WorkbenchProps, isWide: boolean, selection: FindingSelection) {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [shown, setShown] = useState<Range | null>(null);
  const view = isWide && address.view === 'text' ? 'findings' : address.view;
  const point = (item: Placed) => {
    selection.select(item.key);
    // On a wide screen its row opens beside it; where the text stands alone, a panel over it.
    if (!isWide) setIsSheetOpen(true);
    else if (view !== 'findings') onGo({ view: 'findings' });
  };
  const show = useCallback(
    (range: Range) => {
      setShown(range);
      if (!isWide) onGo({ view: 'text' });
    },
    [isWide, onGo],
  );
  return {
    view,
    shown,
    setShown,
    show,
    point,
    isSheetOpen: isSheetOpen && !isWide && view === 'text',
    closeSheet: () => setIsSheetOpen(false),
  };
}

interface TouchedFindingProps {
  isOpen: boolean;
  chosen: Placed | undefined;
  visible: readonly Placed[];
  acts: FindingActs;
  onClose: () => void;
}

/** What is said of the words that were touched. */
function TouchedFinding({ isOpen, chosen, visible, acts, onClose }: TouchedFindingProps) {
  return (
    <FindingSheet
      isOpen={isOpen && chosen !== undefined}
      title={chosen?.finding.title}
      onClose={onClose}
    >
      {chosen ? (
        <FindingDetails
          item={chosen}
          kind={visible.filter(({ finding }) => finding.rule === chosen.finding.rule)}
          acts={acts}
          onDone={onClose}
        />
      ) : null}
    </FindingSheet>
  );
}

/**
 * A value as it was before the keys that are being pressed, so that what is drawn of it is not drawn
 * at each. It follows once they rest, and at once where `isMoving` is false.
 */
function useAtRest<T>(value: T, isMoving: boolean): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const follow = () => startTransition(() => setRested(value));
    if (!isMoving) return follow();
    const timer = setTimeout(follow, RESTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value, isMoving]);
  return rested;
}
