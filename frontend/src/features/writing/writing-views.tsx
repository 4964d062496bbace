import { memo, type ReactNode } from 'react';
import { lazyPart } from '../../shared/loading/lazy-part';
import { Tab, TabList, TabPanel, Tabs } from '../../shared/ui/tabs';
import { withAlternative } from './analysis/with-alternative';
import type { Placed } from './draft/placed';
import { judge } from './draft/writing-acts';
import { FindingsPanel } from './findings/findings-panel';
import type { FindingActs } from './findings/use-finding-acts';
import type { FindingSelection } from './findings/use-finding-selection';
import type { Range } from './revision/changes';
import type { Writing } from './use-writing';
import type { FindingsFilter, WritingAddress, WritingView } from './writing-address';

/** Chunks of their own: writing alone does not fetch analyses, charts, and comparisons. */
const AnalysisPanel = lazyPart(() => import('./analysis/analysis-panel'), 'AnalysisPanel', 'view');
const ScoresPanel = lazyPart(() => import('./scores/scores-panel'), 'ScoresPanel', 'view');
const ChangesPanel = lazyPart(() => import('./changes/changes-panel'), 'ChangesPanel', 'view');

interface WritingViewsProps {
  writing: Writing;
  listed: readonly Placed[];
  selection: FindingSelection;
  acts: FindingActs;
  filter: FindingsFilter;
  view: WritingView;
  /** The draft, where it is one of the views; null where it appears alongside them. */
  editor: ReactNode;
  onGo: (to: Partial<WritingAddress>) => void;
  /** Shows words of the draft. */
  onShow: (range: Range) => void;
}

/** What is said about the draft, one tab each. A keystroke renders none of it: see `useAtRest`. */
export const WritingViews = memo(function WritingViews(props: WritingViewsProps) {
  const { writing, view, editor, onGo, onShow } = props;
  const { state, run, change } = writing;
  return (
    <Tabs
      value={view}
      onValueChange={(next) => onGo({ view: next as WritingView })}
      // The column stands still, inside the room that the page keeps free above what it scrolls to.
      className="min-w-0 lg:sticky lg:top-4 lg:col-start-2 lg:row-start-1 lg:max-h-[calc(100dvh-2rem)] lg:scroll-pt-32 fading-bar lg:overflow-y-auto lg:pr-2 lg:**:scroll-mt-[-5rem]"
    >
      <h2 className="sr-only">Views of the text</h2>
      <ViewTabs findings={writing.visible.length} hasText={editor !== null} />
      {editor === null ? null : <TabPanel value="text">{editor}</TabPanel>}
      <TabPanel value="findings">
        <FindingsView {...props} />
      </TabPanel>
      <TabPanel value="analysis">
        <AnalysisPanel
          analysis={state.analysis}
          run={run}
          onAccept={(shown) => change((now) => withAlternative(now, shown))}
          onShow={({ place }) => place && onShow(place)}
        />
      </TabPanel>
      <TabPanel value="scores">
        <ScoresPanel text={state.text} scores={state.scores} trend={state.trend} onShow={onShow} />
      </TabPanel>
      <TabPanel value="changes">
        <ChangesPanel
          original={state.original}
          text={state.text}
          onSettle={() => change((now) => judge(now, { original: null }))}
        />
      </TabPanel>
    </Tabs>
  );
});

function ViewTabs({ findings, hasText }: { findings: number; hasText: boolean }) {
  return (
    <TabList aria-label="Views of the text" data-no-print className="gap-x-4 max-sm:gap-x-2.5">
      <Tab value="findings">
        Findings {/* Five tabs fill a small screen; there the count stands over the text. */}
        <span className="text-ink-faint tabular-nums max-sm:hidden">{findings}</span>
      </Tab>
      {hasText ? <Tab value="text">Text</Tab> : null}
      <Tab value="analysis">Analysis</Tab>
      <Tab value="scores">Scores</Tab>
      <Tab value="changes">Changes</Tab>
    </TabList>
  );
}

function FindingsView({ writing, editor, onGo, ...rest }: WritingViewsProps) {
  const { state, visible, isLiveBroken } = writing;
  return (
    <FindingsPanel
      listed={rest.listed}
      visible={visible}
      selection={rest.selection}
      acts={rest.acts}
      filter={rest.filter}
      isBlank={state.text.trim() === ''}
      hasReview={state.scores !== null}
      isLiveBroken={isLiveBroken}
      dismissed={state.dismissed.length + state.silenced.length}
      onFilter={(next) => onGo({ filter: next })}
      onShowText={editor === null ? null : () => onGo({ view: 'text' })}
    />
  );
}
