import { ASK_LIMITS } from '@casewright/contracts';
import { type FormEvent, useState } from 'react';
import { JobProgressBar } from '../jobs/job-progress-bar';
import { useModel } from '../model/use-model';
import { ResultProse } from '../reading/result-part';
import type { Range } from '../reading/text/text-blocks';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { InlineAlert } from '../ui/inline-alert';
import { Input } from '../ui/input';
import { AnswerView } from './answer-view';
import * as texts from './texts';
import { type AskText, useAnswer } from './use-answer';

interface AskPanelProps {
  subject: texts.Subject;
  /** Which text it is, apart from all others: `document-7`. */
  text: string;
  ask: AskText;
  /** Shows a passage of the text. */
  onPlace: (place: Range) => void;
}

/** Questions to a text, and what it says on them, each sentence with its place. */
export function AskPanel({ subject, text, ask, onPlace }: AskPanelProps) {
  const model = useModel('ask');
  const answer = useAnswer(text, ask);
  const { answered, isRunning, progress, failure } = answer;
  const [question, setQuestion] = useState(answered?.question ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() !== '' && !isRunning) answer.ask(question.trim());
  };
  const isNew = !answered && !isRunning && failure === null;
  return (
    <section aria-label={texts.ask(subject)} className="flex max-w-measure flex-col gap-5">
      <form onSubmit={submit} data-no-print>
        <Field label="Question" hint={texts.howItAnswers(subject, model)}>
          {(control) => (
            <div className="flex flex-wrap gap-2">
              <Input
                {...control}
                className="min-w-0 flex-1 basis-48"
                value={question}
                maxLength={ASK_LIMITS.question}
                onChange={({ target }) => setQuestion(target.value)}
              />
              <Button type="submit" disabled={question.trim() === '' || isRunning}>
                Ask
              </Button>
            </div>
          )}
        </Field>
      </form>
      {isNew ? <Examples subject={subject} onChoose={setQuestion} /> : null}
      {isRunning ? (
        <div aria-busy="true">
          <JobProgressBar
            words={`Reading the ${subject}...`}
            progress={progress}
            onCancel={answer.cancel}
          />
          {progress.text === '' ? null : <ResultProse title="So Far" text={progress.text} />}
        </div>
      ) : null}
      {failure === null ? null : (
        <InlineAlert title={texts.couldNotBeAnswered}>{failure}</InlineAlert>
      )}
      {answered ? <AnswerView subject={subject} {...answered} onPlace={onPlace} /> : null}
    </section>
  );
}

interface ExamplesProps {
  subject: texts.Subject;
  onChoose: (question: string) => void;
}

function Examples({ subject, onChoose }: ExamplesProps) {
  return (
    <div className="text-sm text-ink-soft">
      <p>Try one of these:</p>
      <ul className="mt-1">
        {texts.EXAMPLES[subject].map((example) => (
          <li key={example}>
            <button
              type="button"
              className="min-h-6 py-0.5 text-left text-link"
              onClick={() => onChoose(example)}
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
