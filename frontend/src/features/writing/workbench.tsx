import { type RefObject, useMemo } from 'react';
import { useMediaQuery } from '../../shared/hooks/use-media-query';
import { FindingSheet } from '../../shared/reading/findings/finding-sheet';
import type { Placed } from './draft/placed';
import { isBeingTyped } from './draft/writing-state';
import { EditorPane } from './editor/editor-pane';
import { filterFindings } from './findings/filter-findings';
import { FindingDetails } from './findings/finding-details';
import { type FindingActs, useFindingActs } from './findings/use-finding-acts';
import { useFindingSelection } from './findings/use-finding-selection';
import { useAtRest, useViews } from './use-views';
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

/** The draft alongside what is said about it; on small screens one at a time. */
export function Workbench(props: WorkbenchProps) {
  const { writing, address, area, error, onGo, onSubmit } = props;
  const isWide = useMediaQuery('(min-width: 64rem)');
  const { visible } = writing;
  const { filter } = address;
  const listed = useMemo(() => filterFindings(visible, filter), [visible, filter]);
  const selection = useFindingSelection(listed, area);
  const acts = useFindingActs(writing);
  const views = useViews({ address, isWide, selection, onGo });
  const editor = (
    <EditorPane
      {...{ writing, listed, selection, acts, area, error, onSubmit }}
      shown={views.shown}
      onShown={views.forgetShown}
      onPoint={views.point}
    />
  );
  const said = useMemo(() => ({ writing, listed }), [writing, listed]);
  const calm = useAtRest(said, isBeingTyped(writing.state));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_23rem] xl:grid-cols-[minmax(0,1fr)_27rem] print:block">
      <WritingViews
        writing={calm.writing}
        listed={calm.listed}
        {...{ selection, acts, filter, onGo }}
        view={views.view}
        editor={isWide ? null : editor}
        onShow={views.show}
      />
      {isWide ? <div className="min-w-0 lg:col-start-1 lg:row-start-1">{editor}</div> : null}
      <TouchedFinding
        isOpen={views.isSheetOpen}
        chosen={listed.find(({ key }) => key === selection.selected)}
        visible={visible}
        acts={acts}
        onClose={views.closeSheet}
      />
    </div>
  );
}

interface TouchedFindingProps {
  isOpen: boolean;
  chosen: Placed | undefined;
  visible: readonly Placed[];
  acts: FindingActs;
  onClose: () => void;
}

/** What is said about the words that were touched. */
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
