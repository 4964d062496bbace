import { analysisWarnings, NAMED_WORDS, type NamedInAnswer } from '@casewright/contracts';
import { useEffect, useRef } from 'react';
import { ExportMenu } from '../../../shared/export/export-menu';
import { ResultWarnings } from '../../../shared/model/result-warnings';
import { ResultPart, ResultProse, SentenceList } from '../../../shared/reading/result-part';
import type { Range } from '../../../shared/reading/text/text-blocks';
import { HistoryNote } from '../../../shared/verdict/history-badge';
import { LibraryCase } from '../../../shared/verdict/library-case';
import * as texts from '../texts';
import type { Tool } from '../tools';
import type { AnalysisResult } from './analysis-result';
import { ByModelPart } from './by-model';

interface AnalysisViewProps {
  tool: Tool;
  result: Pick<
    AnalysisResult,
    'analysis' | 'insights' | 'recommendations' | 'byModel' | 'engine' | 'grounding'
  >;
  /** Shows a passage of the document; absent where none is open. */
  onPlace?: (place: Range) => void;
}

/** The analysis in prose, the key insights, the recommendations; a list without items is absent. */
export function AnalysisView({ tool, result, onPlace }: AnalysisViewProps) {
  const { byModel, engine } = result;
  return (
    <div className="flex max-w-measure flex-col gap-8">
      <ResultProse title={tool.analysisHeading} text={result.analysis} />
      <SentenceList title={texts.keyInsights} sentences={result.insights} />
      <SentenceList title={texts.recommendations} sentences={result.recommendations} />
      {byModel ? <ByModelPart byModel={byModel} engine={engine} onPlace={onPlace} /> : null}
      <NamedDecisions named={result.grounding?.named ?? []} />
    </div>
  );
}

/** Decisions that a model named without a citation: each to open, or why it cannot be. */
function NamedDecisions({ named }: { named: readonly NamedInAnswer[] }) {
  if (named.length === 0) return null;
  return (
    <ResultPart title={texts.namedDecisions} note={texts.namedDecisionsNote}>
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
    <section ref={ref} tabIndex={-1} data-focus-target aria-label={texts.result} className="mt-8">
      <h2 className="sr-only">{texts.result}</h2>
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
