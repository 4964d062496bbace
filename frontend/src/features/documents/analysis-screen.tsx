import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { NO_PROGRESS } from '../../shared/jobs/follow-job';
import { JobProgressBar, PercentBar } from '../../shared/jobs/job-progress-bar';
import { lazyPart } from '../../shared/loading/lazy-part';
import { ResultProse } from '../../shared/reading/result-part';
import { PageHeader } from '../../shared/screens/page-header';
import { Card } from '../../shared/ui/card';
import { Skeleton } from '../../shared/ui/skeleton';
import { documentHref, NO_DOCUMENT, parseDocumentAddress } from './document-address';
import { resultQuery } from './document-queries';
import { IntakeForm } from './intake/intake-form';
import { IntakePanel } from './intake/intake-panel';
import { type AnalysisRun, type Source, useAnalysis } from './intake/use-analysis';
import { useIntake } from './intake/use-intake';
import { KeptDocuments } from './kept/kept-documents';
import { KeptReport } from './report/kept-report';
import { DOCUMENT_ANALYSIS, INSIGHTS, type Tool } from './tools';

/** Rare: only where the server keeps no document. */
const ReportWithoutDocument = lazyPart(
  () => import('./result/analysis-view'),
  'ReportWithoutDocument',
  'view',
);

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-5/6', 'w-full', 'w-2/3'] as const;

/** A document to analyze, then its analysis, then the result alongside the document itself. */
function AnalysisScreen({ tool }: { tool: Tool }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = parseDocumentAddress(params);
  const { document } = address;
  const kept = useQuery({ ...resultQuery(document ?? 0), enabled: document !== null });
  const subject = document === null ? null : kept.data?.title;
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
  const isNew = document !== null && run.result?.documentId === document;
  const report = { tool, address, isNew, onDeleted: () => show(null) };
  return (
    <>
      <PageHeader title={tool.title} subject={subject} description={tool.description} />
      <IntakePanel document={document}>
        <IntakeForm tool={tool} intake={intake} run={run} onSubmit={submit} />
      </IntakePanel>
      {run.isRunning ? (
        <AnalysisRunning run={run} />
      ) : document !== null ? (
        <KeptReport key={document} id={document} {...report} />
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

function ResultToCome() {
  return LINES.map((width, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
    <Skeleton key={line} className={width} />
  ));
}

/** What the rules have found, and what of the model's words is checked, while the model still reads. */
function SoFar({ text }: { text: string }) {
  return <ResultProse title="So Far" text={text} />;
}

/** The shape of the result to come, how far the upload or the work is, and a way out. */
function AnalysisRunning({ run }: { run: AnalysisRun }) {
  const { uploading } = run;
  return (
    <Card aria-busy="true" className="mt-8" data-testid="analysis-running">
      <JobProgressBar
        words={uploading ? `Uploading ${uploading}` : 'Reading and analyzing the document...'}
        progress={uploading ? NO_PROGRESS : run.progress}
        onCancel={run.cancel}
      />
      {uploading ? <PercentBar label="Upload" percent={Math.floor(run.uploaded * 100)} /> : null}
      <div className="mt-6 flex max-w-measure flex-col gap-3">
        {run.progress.text === '' ? <ResultToCome /> : <SoFar text={run.progress.text} />}
      </div>
    </Card>
  );
}
