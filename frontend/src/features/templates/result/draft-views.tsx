import type { Draft } from '@casewright/contracts';
import { useMemo, useState } from 'react';
import { useMediaQuery } from '../../../shared/hooks/use-media-query';
import { Tab, TabList, TabPanel, Tabs } from '../../../shared/ui/tabs';
import { DraftActions } from '../draft/draft-actions';
import { DraftPaper } from '../draft/draft-paper';
import { goToField, goToPlace, goToSection } from '../draft/places';
import { AnswersForm } from '../fill/answers-form';
import { missingOf } from '../fill/fill-draft';
import { Overview } from '../overview/overview';
import type { Work } from '../work/work-state';

/** The form has room beside the draft. */
const WIDE = '(min-width: 64rem)';
type View = 'fill' | 'draft';

export interface DraftViewsProps {
  work: Work;
  filled: Draft;
  hasNotes: boolean;
  onAnswer: (name: string, text: string) => void;
}

/** The draft beside its fields; on small screens one of them at a time. */
export function DraftViews({ work, filled, hasNotes, onAnswer }: DraftViewsProps) {
  const isWide = useMediaQuery(WIDE);
  const [view, setView] = useState<View>('draft');
  const [current, setCurrent] = useState<string | null>(null);
  const actions = useMemo(() => {
    const inView = (wanted: View, act: () => void) => {
      setView(wanted);
      // The other view is drawn first.
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
  const form = (
    <AnswersForm
      key={keyOf(work)}
      draft={work.draft}
      answers={work.answers}
      filled={filled.placeholders}
      onAnswer={onAnswer}
      onFocus={setCurrent}
      onShow={actions.onShow}
    />
  );
  const paper = <DraftPaper draft={filled} hasNotes={hasNotes} />;
  return (
    <DraftActions value={context}>
      <Overview draft={work.draft} onSection={actions.onSection} />
      {isWide ? (
        <div className="grid grid-cols-[minmax(0,1fr)_23rem] items-start gap-x-10 xl:grid-cols-[minmax(0,1fr)_26rem] print:block">
          <div className="min-w-0">{paper}</div>
          <div className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto px-1 pb-4 print:static print:hidden">
            {form}
          </div>
        </div>
      ) : (
        <Tabs value={view} onValueChange={(next) => setView(next as View)}>
          <TabList
            aria-label="Views of the draft"
            className="sticky top-14 z-10 bg-paper md:top-0"
            data-no-print
          >
            <Tab value="draft">Draft</Tab>
            <Tab value="fill">
              Fill in{' '}
              <span className="text-ink-faint tabular-nums">
                {missingOf(filled.placeholders).length || ''}
              </span>
            </Tab>
          </TabList>
          <TabPanel value="draft">{paper}</TabPanel>
          <TabPanel value="fill">{form}</TabPanel>
        </Tabs>
      )}
    </DraftActions>
  );
}

/** Another draft begins with other values; typing does not. */
function keyOf({ draft, saved }: Work): string {
  return [saved?.id, draft.title, draft.placeholders.map(({ name }) => name)].join();
}
