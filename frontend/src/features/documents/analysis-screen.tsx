import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { PageHeader } from '../../shared/ui/page-header';
import { documentHref, NO_DOCUMENT, parseDocumentAddress } from './document-address';
import { AnalysisRunning } from './intake/analysis-running';
import { IntakeForm } from './intake/intake-form';
import { IntakePanel } from './intake/intake-panel';
import { type Source, useAnalysis } from './intake/use-analysis';
import { useIntake } from './intake/use-intake';
import { KeptDocuments } from './kept/kept-documents';
import { KeptReport } from './report/kept-report';
import { ReportWithoutDocument } from './result/analysis-view';
import { DOCUMENT_ANALYSIS, INSIGHTS, type Tool } from './tools';

/** A document to analyze, then its analysis, then the result alongside the document itself. */
function AnalysisScreen({ tool }: { tool: Tool }) {
  useDocumentTitle(tool.title);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = parseDocumentAddress(params);
  const show = (document: number | null) =>
    void navigate(documentHref(tool.path, { ...NO_DOCUMENT, document }), {
      preventScrollReset: true,
    });
  const run = useAnalysis(tool, ({ documentId }) => {
    if (documentId === null) return;
    show(documentId);
    intake.removeFile();
  });
  const intake = useIntake(tool, run);
  const submit = (source: Source) => {
    // The old result goes at once, whatever becomes of the new one.
    if (address.document !== null) show(null);
    run.analyze(source);
  };
  const { document } = address;
  const isNew = document !== null && run.result?.documentId === document;
  const kept = { tool, address, isNew, onDeleted: () => show(null) };
  return (
    <>
      <PageHeader title={tool.title} description={tool.description} />
      <IntakePanel document={document}>
        <IntakeForm tool={tool} intake={intake} run={run} onSubmit={submit} />
      </IntakePanel>
      {run.isRunning ? (
        <AnalysisRunning run={run} />
      ) : document !== null ? (
        <KeptReport key={document} id={document} {...kept} />
      ) : run.result?.documentId === null ? (
        <ReportWithoutDocument tool={tool} result={run.result} />
      ) : (
        <KeptDocuments tool={tool} />
      )}
    </>
  );
}

export function DocumentAnalysisScreen() {
  return <AnalysisScreen tool={DOCUMENT_ANALYSIS} />;
}

export function InsightsScreen() {
  return <AnalysisScreen tool={INSIGHTS} />;
}
