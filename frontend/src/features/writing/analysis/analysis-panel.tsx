import { reviewWarnings } from '@casewright/contracts';
import { yourTextIsStillHere } from '../../../shared/config/texts';
import { JobProgressBar } from '../../../shared/jobs/job-progress-bar';
import { engineWords } from '../../../shared/model/engine-words';
import { ResultWarnings } from '../../../shared/model/result-warnings';
import { ResultPart, ResultProse, SentenceList } from '../../../shared/reading/result-part';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Skeleton } from '../../../shared/ui/skeleton';
import type { PlacedAlternative } from '../draft/placed';
import type { KeptAnalysis } from '../draft/writing-draft';
import { AUDIENCE_WORDS, DOCUMENT_KIND_WORDS } from '../texts';
import { Alternatives } from './alternatives';
import { warned } from './export-data';
import type { AnalysisRun } from './use-analysis';

interface AnalysisPanelProps {
  analysis: KeptAnalysis | null;
  run: AnalysisRun;
  onAccept: (alternative: PlacedAlternative) => void;
  onShow: (alternative: PlacedAlternative) => void;
}

/** The analysis of the whole draft: style, tone, improvements, other phrasings. */
export function AnalysisPanel({ analysis, run, onAccept, onShow }: AnalysisPanelProps) {
  if (run.isRunning) return <Running run={run} />;
  return (
    <>
      {run.failure ? (
        <InlineAlert title="The text was not analyzed" className="mb-6">
          {yourTextIsStillHere(run.failure)}
        </InlineAlert>
      ) : null}
      {analysis ? (
        <div className="flex flex-col gap-8">
          <About analysis={analysis} />
          <ResultProse title="Style Analysis" text={analysis.style} />
          <ResultProse title="Tone Recommendations" text={analysis.tone} />
          <SentenceList title="Improvement Points" sentences={analysis.improvements} />
          {analysis.alternatives.length > 0 ? (
            <ResultPart title="Alternative Phrasings">
              <Alternatives
                alternatives={analysis.alternatives}
                onAccept={onAccept}
                onShow={onShow}
              />
            </ResultPart>
          ) : null}
        </div>
      ) : run.failure ? null : (
        <p className="text-ink-soft">
          Analyze the text for its style and tone, what to improve first, and alternative wording
          for whole sentences.
        </p>
      )}
    </>
  );
}

/** What the text was read as, by whom, and whether it still is that text. */
function About({ analysis }: { analysis: KeptAnalysis }) {
  const { documentKind, audience, engine } = analysis;
  const readAs = documentKind && `Read as: ${DOCUMENT_KIND_WORDS[documentKind]}`;
  const writtenFor = audience && `for: ${AUDIENCE_WORDS[audience]}`;
  return (
    <div className="text-sm text-ink-soft">
      <p>{[readAs, writtenFor, engineWords(engine ?? '')].filter(Boolean).join(' · ')}</p>
      <ResultWarnings warnings={reviewWarnings(warned(analysis))} />
    </div>
  );
}

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-5/6', 'w-2/3'] as const;

/** The shape of the result to come, how far it is, and a way out. */
function Running({ run }: { run: AnalysisRun }) {
  return (
    <div aria-busy="true" data-testid="writing-running">
      <JobProgressBar
        words="Analyzing the writing..."
        progress={run.progress}
        onCancel={run.cancel}
      />
      <div className="mt-6 flex flex-col gap-3">
        {LINES.map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
          <Skeleton key={line} className={width} />
        ))}
      </div>
    </div>
  );
}
