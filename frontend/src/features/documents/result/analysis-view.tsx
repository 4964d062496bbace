import {
  analysisWarnings,
  type ByModel,
  NAMED_WORDS,
  type NamedInAnswer,
} from '@casewright/contracts';
import { useEffect, useRef } from 'react';
import { ExportMenu } from '../../../shared/export/export-menu';
import { ResultWarnings } from '../../../shared/model/result-warnings';
import { QuotedSentences } from '../../../shared/reading/quoted-sentences';
import { ResultPart, ResultProse, SentenceList } from '../../../shared/reading/result-part';
import type { Range } from '../../../shared/reading/text/text-blocks';
import { HistoryNote } from '../../../shared/verdict/history-badge';
import { LibraryCase } from '../../../shared/verdict/library-case';
import type { Tool } from '../tools';
import type { AnalysisResult } from './analysis-result';
import { FactsTable } from './facts-table';

interface AnalysisViewProps {
  tool: Tool;
  result: AnalysisResult;
  /** Shows a passage of the document; absent where none is open. */
  onPlace?: (place: Range) => void;
}

/** The facts, the prose, and the lists that have items; AI Insights has the facts behind them. */
export function AnalysisView({ tool, result, onPlace }: AnalysisViewProps) {
  const { byModel, engine } = result;
  const isFactual = tool.category === 'document-analysis';
  const facts = <FactsTable result={result} onPlace={onPlace} />;
  return (
    <div className="flex max-w-measure flex-col gap-8">
      {isFactual ? facts : null}
      <ResultProse title={tool.analysisHeading} text={result.analysis} />
      <SentenceList title="Key Insights" sentences={result.insights} />
      <SentenceList title="Recommendations" sentences={result.recommendations} />
      {byModel ? <ByModelPart byModel={byModel} engine={engine} onPlace={onPlace} /> : null}
      <NamedDecisions named={result.grounding?.named ?? []} />
      {isFactual ? null : facts}
    </div>
  );
}

/** Decisions that a model named without a citation: each to open, or why it cannot be. */
function NamedDecisions({ named }: { named: readonly NamedInAnswer[] }) {
  if (named.length === 0) return null;
  return (
    <ResultPart
      title="Decisions Named Without a Citation"
      note="The model wrote these names and cited nothing for them. Read the decision before you rely on it."
    >
      <ul className="divide-y divide-rule border-b border-rule">
        {named.map(({ text, status, case: found, history }) => (
          <li key={text} className="flex flex-col items-start gap-1.5 py-row">
            <p className="font-serif wrap-anywhere">{text}</p>
            {found ? (
              <LibraryCase {...found} />
            ) : (
              <p className="text-sm text-ink-soft">{NAMED_WORDS[status]}</p>
            )}
            <HistoryNote history={history} />
          </li>
        ))}
      </ul>
    </ResultPart>
  );
}

/** The result alone, where the server has kept no document to show alongside it. */
export function ReportWithoutDocument({ tool, result }: { tool: Tool; result: AnalysisResult }) {
  const ref = useFocusOnArrival(true);
  return (
    <section ref={ref} tabIndex={-1} data-focus-target aria-label="Result" className="mt-8">
      <h2 className="sr-only">Result</h2>
      <div className="mb-6 flex justify-end" data-no-print>
        <ExportMenu type="analysis" data={() => result} />
      </div>
      <ResultWarnings warnings={analysisWarnings(result)} />
      <AnalysisView tool={tool} result={result} />
    </section>
  );
}

/** Moves focus and scroll to a result that has just arrived, not to one that was opened. */
export function useFocusOnArrival(isNew: boolean) {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival itself
  useEffect(() => {
    if (!isNew) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'start' });
  }, []);
  return ref;
}

interface ByModelPartProps {
  byModel: ByModel;
  engine: string;
  /** Shows a passage of the document; absent where none is open. */
  onPlace?: ((place: Range) => void) | undefined;
}

/** What a model adds to the rules' analysis, apart from it: each sentence with the passage it rests on. */
export function ByModelPart({ byModel, engine, onPlace }: ByModelPartProps) {
  const { summary, insights, recommendations } = byModel;
  if (summary === '' && insights.length + recommendations.length === 0) return null;
  return (
    <section
      aria-label={`Added by the model ${engine}`}
      className="flex flex-col gap-8 border-l-2 border-rule pl-4"
    >
      <p className="text-sm text-ink-soft">{`Added by the model ${engine}. Each point quotes the passage it rests on; read the passage before you rely on the point.`}</p>
      {summary === '' ? null : <ResultProse title="The Model’s Summary" text={summary} />}
      <QuotedSentences title="The Model’s Insights" sentences={insights} onPlace={onPlace} />
      <QuotedSentences
        title="The Model’s Recommendations"
        sentences={recommendations}
        onPlace={onPlace}
      />
    </section>
  );
}
