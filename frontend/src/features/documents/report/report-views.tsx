import type { Finding } from '@casewright/contracts';
import { useMemo, useState } from 'react';
import { StepBar } from '../../../shared/reading/selection/step-bar';
import { useSelection } from '../../../shared/reading/selection/use-selection';
import type { Range } from '../../../shared/reading/text/text-blocks';
import { Tab, TabList, TabPanel, Tabs } from '../../../shared/ui/tabs';
import type { DocumentAddress, ReportView } from '../document-address';
import { listedFindings } from '../findings/arrange-findings';
import { FindingsPanel } from '../findings/findings-panel';
import type { AnalysisResult } from '../result/analysis-result';
import { AnalysisView } from '../result/analysis-view';
import { DocumentPane } from '../text/document-pane';
import type { Tool } from '../tools';
import { DetailsPanel } from './details-panel';
import { FindingSheet } from './finding-sheet';

export interface ReportViewsProps {
  tool: Tool;
  id: number;
  result: AnalysisResult;
  /** In the order of the list. */
  findings: readonly Finding[];
  address: DocumentAddress;
  /** Whether the text has room beside the other views. */
  isWide: boolean;
  onGo: (change: Partial<DocumentAddress>) => void;
}

/** The views of the result, beside the document or, on small screens, one at a time with it. */
export function ReportViews(props: ReportViewsProps) {
  const { tool, id, result, findings, address, isWide, onGo } = props;
  const { severity, category } = address.filter;
  // The address is read anew at every drawing; the list changes only with what the filter says.
  const filter = useMemo(() => ({ severity, category }), [severity, category]);
  const listed = useMemo(() => listedFindings(findings, filter), [findings, filter]);
  const selection = useSelection(listed);
  const selected = listed.includes(selection.selected ?? -1) ? selection.selected : null;
  const shownSelection = { ...selection, selected };
  const [place, setPlace] = useState<Range | null>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const view = isWide && address.view === 'text' ? 'analysis' : address.view;
  const isTextAlone = view === 'text';
  const touch = (index: number) => {
    setPlace(null);
    selection.select(index);
    // On a wide screen its row opens beside it; where the text stands alone, a panel over it.
    if (isTextAlone) setIsSheetOpen(true);
    else if (view !== 'findings') onGo({ view: 'findings' });
  };
  const showPlace = (wanted: Range) => {
    selection.select(null);
    setPlace(wanted);
    if (!isWide) onGo({ view: 'text' });
  };
  const pane = (
    <DocumentPane
      id={id}
      findings={findings}
      listed={listed}
      selected={selected}
      place={place}
      onSelect={touch}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the rows and marks inside
    <div onKeyDown={selection.onKeyDown}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_23rem] xl:grid-cols-[minmax(0,1fr)_27rem] print:block">
        {/* The column stands still, inside the room that the page keeps free above what it scrolls
            to: without the negative margin, focusing a tab would scroll the text beside it. */}
        <Tabs
          value={view}
          onValueChange={(next) => onGo({ view: next as ReportView })}
          className="min-w-0 lg:sticky lg:top-4 lg:col-start-2 lg:row-start-1 lg:max-h-[calc(100dvh-2rem)] lg:scroll-pt-32 fading-bar lg:overflow-y-auto lg:pr-2 lg:**:scroll-mt-[-5rem] print:static print:max-h-none print:overflow-visible"
        >
          <TabList aria-label="Views of the result" data-no-print>
            <Tab value="analysis">Analysis</Tab>
            <Tab value="findings">
              Findings <span className="text-ink-faint tabular-nums">{findings.length}</span>
            </Tab>
            <Tab value="details">Details</Tab>
            {isWide ? null : <Tab value="text">Text</Tab>}
          </TabList>
          <TabPanel value="analysis">
            <AnalysisView tool={tool} result={result} />
          </TabPanel>
          <TabPanel value="findings">
            <FindingsPanel
              findings={findings}
              listed={listed}
              selection={shownSelection}
              filter={filter}
              order={address.order}
              onFilter={(next) => onGo({ filter: next })}
              onOrder={(order) => onGo({ order })}
              onShowText={isWide ? null : () => onGo({ view: 'text' })}
            />
          </TabPanel>
          <TabPanel value="details">
            <DetailsPanel result={result} onPlace={showPlace} />
          </TabPanel>
          {isTextAlone ? (
            <TabPanel value="text">
              {findings.length > 0 ? (
                <StepBar
                  listed={listed}
                  total={findings.length}
                  selected={selected}
                  onStep={selection.step}
                />
              ) : null}
              {pane}
            </TabPanel>
          ) : null}
        </Tabs>
        {isWide ? <div className="min-w-0 lg:col-start-1 lg:row-start-1">{pane}</div> : null}
      </div>
      <FindingSheet
        finding={isSheetOpen && isTextAlone && selected !== null ? findings[selected]! : null}
        onClose={() => setIsSheetOpen(false)}
      />
    </div>
  );
}
