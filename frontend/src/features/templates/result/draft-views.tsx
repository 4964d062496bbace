import type { Draft } from '@casewright/contracts';
import { useMemo, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '../../../shared/ui/tabs';
import { DraftActions } from '../draft/draft-runs';
import { DraftPaper } from '../draft/draft-section';
import { goToField, goToPlace, goToSection } from '../draft/places';
import { AnswersForm } from '../fill/answers-form';
import { missingOf } from '../fill/fill-draft';
import { Overview } from '../overview/overview';
import { NotCovered } from '../overview/requirements-list';
import type { Work } from '../work/work-state';

type View = 'fill' | 'draft';

interface DraftViewsProps {
  work: Work;
  /** Of the draft itself: another one begins with other values. */
  revision: number;
  filled: Draft;
  hasNotes: boolean;
  onAnswer: (name: string, text: string) => void;
}

/**
 * The draft first, alongside what it does not cover and its fields; on small screens the draft or its
 * fields. Both are always there: the draft is what is printed, whichever is shown.
 */
export function DraftViews({ work, revision, filled, hasNotes, onAnswer }: DraftViewsProps) {
  const { view, setView, setCurrent, actions, context } = useDraftActions();
  return (
    <DraftActions value={context}>
      <Tabs
        value={view}
        onValueChange={(next) => setView(next as View)}
        className="items-start gap-x-10 lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] xl:grid-cols-[minmax(0,1fr)_26rem] print:block!"
      >
        <ViewTabs missing={missingOf(filled.placeholders).length} />
        <TabPanel
          value="draft"
          forceMount
          tabIndex={-1}
          className="min-w-0 max-lg:data-[state=inactive]:hidden lg:pt-0 print:block!"
        >
          <DraftPaper draft={filled} hasNotes={hasNotes} />
        </TabPanel>
        <div className="px-1 fading-bar lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:pb-4 print:hidden!">
          <NotCovered draft={work.draft} />
          <TabPanel
            value="fill"
            forceMount
            tabIndex={-1}
            className="max-lg:data-[state=inactive]:hidden lg:pt-0"
          >
            <AnswersForm
              key={revision}
              draft={work.draft}
              answers={work.answers}
              filled={filled.placeholders}
              onAnswer={onAnswer}
              onFocus={setCurrent}
              onShow={actions.onShow}
            />
          </TabPanel>
        </div>
      </Tabs>
      <Overview draft={work.draft} onSection={actions.onSection} />
    </DraftActions>
  );
}

/** The view that is shown, and the ways from a place in the draft to its field and back. */
function useDraftActions() {
  const [view, setView] = useState<View>('draft');
  const [current, setCurrent] = useState<string | null>(null);
  const actions = useMemo(() => {
    const inView = (wanted: View, act: () => void) => {
      setView(wanted);
      // The other view has to render first.
      requestAnimationFrame(() => requestAnimationFrame(act));
    };
    return {
      onField: (name: string) => inView('fill', () => goToField(name)),
      onSection: (id: string) => inView('draft', () => goToSection(id)),
      onShow: (name: string, index: number) => {
        setCurrent(name);
        inView('draft', () => goToPlace(name, index));
      },
    };
  }, []);
  const context = useMemo(() => ({ ...actions, current }), [actions, current]);
  return { view, setView, setCurrent, actions, context };
}

function ViewTabs({ missing }: { missing: number }) {
  return (
    <TabList
      aria-label="Views of the draft"
      className="sticky low:static top-14 z-10 bg-paper md:top-0 lg:hidden"
      data-no-print
    >
      <Tab value="draft">Draft</Tab>
      <Tab value="fill">
        Fill in <span className="text-ink-faint tabular-nums">{missing || ''}</span>
      </Tab>
    </TabList>
  );
}
