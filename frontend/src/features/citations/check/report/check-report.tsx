import { FileSearch } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useMediaQuery } from '../../../../shared/hooks/use-media-query';
import { Button } from '../../../../shared/ui/button';
import { EmptyState } from '../../../../shared/ui/empty-state';
import { Tab, TabList, TabPanel, Tabs } from '../../../../shared/ui/tabs';
import { type CitationsAddress, checkHref, type ReportView } from '../../citations-address';
import { AuthoritiesView } from '../authorities/authorities-view';
import type { CheckReport } from '../use-check';
import { FindingsView } from './findings-view';
import { ReportHead } from './report-head';

interface CheckReportViewProps {
  report: CheckReport;
  isKept: boolean;
  address: CitationsAddress;
  onEdit: () => void;
}

/** The report: its findings alongside the text, or the table of authorities. */
export function CheckReportView({ report, isKept, address, onEdit }: CheckReportViewProps) {
  const isWide = useMediaQuery('(min-width: 64rem)');
  const navigate = useNavigate();
  const go = (change: Partial<CitationsAddress>) =>
    void navigate(checkHref({ ...address, ...change }), {
      preventScrollReset: true,
      replace: !('view' in change),
    });
  const view = isWide && address.view === 'text' ? 'findings' : address.view;
  return (
    <>
      <ReportHead report={report} isKept={isKept} onEdit={onEdit} />
      {report.check.citations.length === 0 ? (
        <NoCitations onEdit={onEdit} />
      ) : (
        <Tabs value={view} onValueChange={(next) => go({ view: next as ReportView })}>
          <TabList aria-label="Views of the report" data-no-print>
            <Tab value="findings">{isWide ? 'Findings in the text' : 'Findings'}</Tab>
            {isWide ? null : <Tab value="text">Text</Tab>}
            <Tab value="authorities">Table of authorities</Tab>
          </TabList>
          {view === 'authorities' ? null : (
            <TabPanel value={view}>
              <FindingsView
                report={report}
                filter={address.filter}
                onFilter={(filter) => go({ filter })}
                shown={isWide ? 'both' : view}
                onShowText={() => go({ view: 'text' })}
              />
            </TabPanel>
          )}
          <TabPanel value="authorities">
            <AuthoritiesView report={report} />
          </TabPanel>
        </Tabs>
      )}
    </>
  );
}

function NoCitations({ onEdit }: { onEdit: () => void }) {
  return (
    <EmptyState
      icon={FileSearch}
      title="No citation was found in this text"
      action={
        <Button variant="secondary" onClick={onEdit}>
          Edit the text
        </Button>
      }
    >
      A citation is recognized by its form, such as 347 U.S. 483 or 42 U.S.C. § 1983.
    </EmptyState>
  );
}
