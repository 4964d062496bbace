import { ResultProse, SentenceList } from '../../../shared/reading/result-part';
import type { Tool } from '../tools';
import type { AnalysisResult } from './analysis-result';

export interface AnalysisViewProps {
  tool: Tool;
  result: Pick<AnalysisResult, 'analysis' | 'insights' | 'recommendations'>;
}

/** The analysis in prose, the key insights, the recommendations; a list without items is absent. */
export function AnalysisView({ tool, result }: AnalysisViewProps) {
  return (
    <div className="flex max-w-measure flex-col gap-8">
      <ResultProse title={tool.analysisHeading} text={result.analysis} />
      <SentenceList title="Key Insights" sentences={result.insights} />
      <SentenceList title="Recommendations" sentences={result.recommendations} />
    </div>
  );
}
