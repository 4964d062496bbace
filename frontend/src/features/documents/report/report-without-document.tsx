import { analysisWarnings } from '@casewright/contracts';
import { ExportMenu } from '../../../shared/export/export-menu';
import { ResultWarnings } from '../../../shared/model/result-warnings';
import type { AnalysisResult } from '../result/analysis-result';
import { AnalysisView } from '../result/analysis-view';
import { useFocusOnArrival } from '../result/use-focus-on-arrival';
import type { Tool } from '../tools';

/** The result alone, where the server has kept no document to show beside it. */
export function ReportWithoutDocument({ tool, result }: { tool: Tool; result: AnalysisResult }) {
  const ref = useFocusOnArrival(true);
  return (
    <section ref={ref} tabIndex={-1} data-focus-target aria-label="Result" className="mt-8">
      <div className="mb-6 flex justify-end" data-no-print>
        <ExportMenu type="analysis" data={() => result} />
      </div>
      <ResultWarnings warnings={analysisWarnings(result)} />
      <AnalysisView tool={tool} result={result} />
    </section>
  );
}
