import { type ReactNode, useId } from 'react';
import type { Tool } from '../tools';
import type { AnalysisResult } from './analysis-result';

export interface AnalysisViewProps {
  tool: Tool;
  result: Pick<AnalysisResult, 'analysis' | 'insights' | 'recommendations'>;
}

/** The analysis in prose, the key insights, the recommendations; a list without items is absent. */
export function AnalysisView({ tool, result }: AnalysisViewProps) {
  const paragraphs = result.analysis.split(/\n{2,}/).filter((words) => words.trim() !== '');
  return (
    <div className="flex max-w-measure flex-col gap-8">
      <Part title={tool.analysisHeading}>
        <div className="flex flex-col gap-4 font-serif leading-[1.65]">
          {paragraphs.map((words, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
            <p key={index} className="whitespace-pre-line wrap-anywhere">
              {words}
            </p>
          ))}
        </div>
      </Part>
      <SentenceList title="Key Insights" sentences={result.insights} />
      <SentenceList title="Recommendations" sentences={result.recommendations} />
    </div>
  );
}

function SentenceList({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="divide-y divide-rule border-b border-rule">
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences never change places
          <li key={index} className="py-row wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 border-b border-ink pb-1.5 text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}
