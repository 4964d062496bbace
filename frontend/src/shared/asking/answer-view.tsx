import { analysisWarnings, type BearingPassage, type TextAnswer } from '@casewright/contracts';
import { useState } from 'react';
import { ResultWarnings } from '../model/result-warnings';
import { Passage, QuotedSentences } from '../reading/quoted-sentences';
import { ResultPart } from '../reading/result-part';
import type { Range } from '../reading/text/text-blocks';
import { Button } from '../ui/button';
import * as texts from './texts';

/** Passages that are shown before the others are asked for. */
const FIRST = 5;

interface AnswerViewProps {
  subject: texts.Subject;
  question: string;
  answer: TextAnswer;
  onPlace: (place: Range) => void;
}

/** What a text says: a model's sentences, and beside them the passages of the rules. */
export function AnswerView({ subject, question, answer, onPlace }: AnswerViewProps) {
  const { engine, sentences, passages, grounding } = answer;
  const isByModel = grounding !== undefined;
  const saysNothing = sentences.length === 0 && (isByModel || passages.length === 0);
  return (
    <section role="status" aria-label={`Answer to “${question}”`} className="flex flex-col gap-6">
      {saysNothing ? (
        <div>
          <p className="font-serif text-xl">{`The ${subject} does not say`}</p>
          <p className="mt-1 text-sm text-ink-soft">
            {isByModel
              ? `The model ${engine} found no answer in what it read of it.`
              : `No passage in the ${subject} has the words of your question. Try the words that the ${subject} itself would use.`}
          </p>
        </div>
      ) : null}
      <QuotedSentences
        title={`Answer by the Model ${engine}`}
        sentences={sentences}
        onPlace={onPlace}
      />
      <Passages key={question} passages={passages} onPlace={onPlace} />
      <div>
        <ResultWarnings warnings={analysisWarnings(answer)} />
      </div>
    </section>
  );
}

function Passages({
  passages,
  onPlace,
}: Pick<AnswerViewProps, 'onPlace'> & { passages: readonly BearingPassage[] }) {
  const [isWhole, setIsWhole] = useState(false);
  if (passages.length === 0) return null;
  const shown = isWhole ? passages : passages.slice(0, FIRST);
  return (
    <ResultPart
      title="Passages That Bear on It"
      note="Found by the built-in engine by the words of your question, the closest match first. These are passages, not an answer."
    >
      <ol className="divide-y divide-rule border-b border-rule">
        {shown.map((passage) => (
          <li key={passage.start} className="py-row">
            <Passage passage={passage} onPlace={onPlace} />
            {passage.page === null ? null : (
              <p className="mt-1 text-sm text-ink-soft">{`Page ${passage.page}`}</p>
            )}
          </li>
        ))}
      </ol>
      {shown.length < passages.length ? (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setIsWhole(true)}>
          {`Show all ${passages.length} passages`}
        </Button>
      ) : null}
    </ResultPart>
  );
}
