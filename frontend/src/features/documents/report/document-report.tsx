import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMediaQuery } from '../../../shared/hooks/use-media-query';
import { type DocumentAddress, documentHref } from '../document-address';
import { inOrder } from '../findings/arrange-findings';
import type { AnalysisResult } from '../result/analysis-result';
import { useFocusOnArrival } from '../result/analysis-view';
import type { Tool } from '../tools';
import { ReportHead } from './report-head';
import { ReportViews } from './report-views';

export interface DocumentReportProps {
  tool: Tool;
  id: number;
  result: AnalysisResult;
  address: DocumentAddress;
  /** Whether the result has just been made here. */
  isNew: boolean;
  onDeleted: () => void;
}

/** A result alongside its document. */
export function DocumentReport(props: DocumentReportProps) {
  const { tool, id, result, address, isNew, onDeleted } = props;
  const ref = useFocusOnArrival(isNew);
  const isWide = useMediaQuery('(min-width: 64rem)');
  const navigate = useNavigate();
  const go = (change: Partial<DocumentAddress>) =>
    void navigate(documentHref(tool.path, { ...address, ...change }), {
      preventScrollReset: true,
      replace: !('view' in change),
    });
  const findings = useMemo(
    () => inOrder(result.findings, address.order),
    [result.findings, address.order],
  );
  return (
    <section ref={ref} tabIndex={-1} data-focus-target aria-label="Result" className="mt-8">
      <ReportHead id={id} result={result} onDeleted={onDeleted} />
      <ReportViews
        // In another order a place in the list is another finding.
        key={address.order}
        tool={tool}
        id={id}
        result={result}
        findings={findings}
        address={address}
        isWide={isWide}
        onGo={go}
      />
    </section>
  );
}
