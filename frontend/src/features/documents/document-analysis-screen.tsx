import { AnalysisScreen } from './analysis-screen';
import { DOCUMENT_ANALYSIS } from './tools';

export function DocumentAnalysisScreen() {
  return <AnalysisScreen tool={DOCUMENT_ANALYSIS} />;
}
