import { AnalysisScreen } from './analysis-screen';
import { INSIGHTS } from './tools';

export function InsightsScreen() {
  return <AnalysisScreen tool={INSIGHTS} />;
}
