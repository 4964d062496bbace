import type { ByModel, QuotedSentence } from '@casewright/contracts';
import { ResultPart, ResultProse } from '../../../shared/reading/result-part';
import type { Range } from '../../../shared/reading/text/text-blocks';
import * as texts from '../texts';

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
      aria-label={texts.byModel(engine)}
      className="flex flex-col gap-8 border-l-2 border-rule pl-4"
    >
      <p className="text-sm text-ink-soft">{texts.byModelNote(engine)}</p>
      {summary === '' ? null : <ResultProse title={texts.modelSummary} text={summary} />}
      <QuotedSentences title={texts.modelInsights} sentences={insights} onPlace={onPlace} />
      <QuotedSentences title={texts.modelAdvice} sentences={recommendations} onPlace={onPlace} />
    </section>
  );
}

interface QuotedSentencesProps extends Pick<ByModelPartProps, 'onPlace'> {
  title: string;
  sentences: readonly QuotedSentence[];
}

function QuotedSentences({ title, sentences, onPlace }: QuotedSentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <ResultPart title={title}>
      <ul className="divide-y divide-rule border-b border-rule">
        {sentences.map((sentence) => (
          <li key={sentence.text} className="flex flex-col gap-1.5 py-row">
            <p className="wrap-anywhere">{sentence.text}</p>
            <Passage sentence={sentence} onPlace={onPlace} />
          </li>
        ))}
      </ul>
    </ResultPart>
  );
}

function Passage({
  sentence,
  onPlace,
}: { sentence: QuotedSentence } & Pick<ByModelPartProps, 'onPlace'>) {
  const words = `“${sentence.quote}”`;
  const look = 'text-left text-sm font-serif text-ink-soft wrap-anywhere line-clamp-3';
  if (!onPlace) return <blockquote className={look}>{words}</blockquote>;
  return (
    <button
      type="button"
      className={`${look} underline decoration-rule underline-offset-4 hover:decoration-current`}
      onClick={() => onPlace(sentence)}
    >
      {words}
    </button>
  );
}
