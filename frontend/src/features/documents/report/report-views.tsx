import { type ReactNode } from 'react';
import { ask } from '../../../shared/asking/texts';
import { lazyPart } from '../../../shared/loading/lazy-part';
import { StepBar } from '../../../shared/reading/selection/step-bar';
import type { Selection } from '../../../shared/reading/selection/use-selection';
import { Tab, TabList, TabPanel, Tabs } from '../../../shared/ui/tabs';
import type { ReportView } from '../document-address';
import { TouchedFinding } from '../findings/finding-row';
import { FindingsPanel } from '../findings/findings-panel';
import type { AnalysisResult } from '../result/analysis-result';
import { AnalysisView } from '../result/analysis-view';
import { DocumentPane } from '../text/document-pane';
import type { Tool } from '../tools';
import { DetailsPanel } from './details-panel';
import { type Reading, type ReadingProps, useReading } from './use-reading';

const AskDocument = lazyPart(() => import('./ask-document'), 'AskDocument', 'view');

interface ReportViewsProps extends ReadingProps {
  tool: Tool;
  id: number;
  result: AnalysisResult;
}

/** The views of the result, alongside the document or, on small screens, one at a time with it. */
export function ReportViews(props: ReportViewsProps) {
  const { id, findings, isWide } = props;
  const reading = useReading(props);
  const { selected } = reading.selection;
  const pane = (
    <DocumentPane
      id={id}
      findings={findings}
      listed={reading.listed}
      selected={selected}
      place={reading.place}
      onSelect={reading.touch}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the rows and marks inside
    <div onKeyDown={reading.selection.onKeyDown}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_23rem] xl:grid-cols-[minmax(0,1fr)_27rem] print:block">
        <Views {...props} reading={reading} pane={pane} />
        {isWide ? <div className="min-w-0 lg:col-start-1 lg:row-start-1">{pane}</div> : null}
      </div>
      <TouchedFinding
        isOpen={reading.isSheetOpen}
        finding={selected === null ? undefined : findings[selected]}
        onClose={reading.closeSheet}
      />
    </div>
  );
}

interface ViewsProps extends ReportViewsProps {
  reading: Reading;
  /** The document's text. */
  pane: ReactNode;
}

function Views({ tool, id, result, findings, address, isWide, onGo, reading, pane }: ViewsProps) {
  const { view, filter, listed, selection } = reading;
  return (
    // The column stands still, inside the room that the page keeps free above what it scrolls to:
    // without the negative margin, focusing a tab would scroll the text alongside it.
    <Tabs
      value={view}
      onValueChange={(next) => onGo({ view: next as ReportView })}
      className="min-w-0 lg:sticky lg:top-4 lg:col-start-2 lg:row-start-1 lg:max-h-[calc(100dvh-2rem)] lg:scroll-pt-32 fading-bar lg:overflow-y-auto lg:pr-2 lg:**:scroll-mt-[-5rem] print:static print:max-h-none print:overflow-visible"
    >
      <ViewTabs findings={findings.length} hasText={!isWide} />
      <TabPanel value="analysis">
        <AnalysisView tool={tool} result={result} onPlace={reading.showPlace} />
      </TabPanel>
      <TabPanel value="findings">
        <FindingsPanel
          findings={findings}
          listed={listed}
          selection={selection}
          filter={filter}
          order={address.order}
          onFilter={(next) => onGo({ filter: next })}
          onOrder={(order) => onGo({ order })}
          onShowText={isWide ? null : () => onGo({ view: 'text' })}
        />
      </TabPanel>
      <TabPanel value="details">
        <DetailsPanel result={result} onPlace={reading.showPlace} />
      </TabPanel>
      <TabPanel value="ask">
        <AskDocument id={id} onPlace={reading.showPlace} />
      </TabPanel>
      {view === 'text' ? (
        <TabPanel value="text">
          <TextSteps total={findings.length} listed={listed} selection={selection} />
          {pane}
        </TabPanel>
      ) : null}
    </Tabs>
  );
}

function ViewTabs({ findings, hasText }: { findings: number; hasText: boolean }) {
  return (
    <TabList aria-label="Views of the result" data-no-print>
      <Tab value="analysis">Analysis</Tab>
      <Tab value="findings">
        Findings <span className="text-ink-faint tabular-nums">{findings}</span>
      </Tab>
      <Tab value="details">Details</Tab>
      <Tab value="ask" aria-label={ask('document')}>
        Ask
      </Tab>
      {hasText ? <Tab value="text">Text</Tab> : null}
    </TabList>
  );
}

interface TextStepsProps {
  total: number;
  listed: readonly number[];
  selection: Selection;
}

function TextSteps({ total, listed, selection: { selected, step } }: TextStepsProps) {
  if (total === 0) return null;
  return <StepBar listed={listed} total={total} selected={selected} onStep={step} />;
}
