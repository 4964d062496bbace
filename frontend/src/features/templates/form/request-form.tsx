import { GenerateTemplateRequestSchema } from '@casewright/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { sentence } from '../../../shared/config/texts';
import { Button } from '../../../shared/ui/button';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import type { WorkBench } from '../work/use-work';
import type { Asked, FormState } from '../work/work-state';
import { type Problems, RequestFields } from './request-fields';

const RequestSchema = GenerateTemplateRequestSchema.pick({
  documentType: true,
  requirements: true,
  jurisdiction: true,
});

interface RequestFormProps {
  bench: WorkBench;
  onSubmit: (asked: Asked) => void;
}

/** Document type, requirements and jurisdiction: what a draft is made from. */
export function RequestForm({ bench, onSubmit }: RequestFormProps) {
  const { form, isGenerating, failure } = bench;
  const [isTried, setIsTried] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isGenerating) return;
    setIsTried(true);
    const [first] = Object.keys(problemsOf(form));
    if (first) element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else onSubmit(form as Asked);
  };
  return (
    <form ref={element} noValidate onSubmit={submit} className="flex flex-col gap-5" data-no-print>
      <RequestFields bench={bench} problems={isTried ? problemsOf(form) : {}} />
      {failure && !isGenerating ? (
        <InlineAlert title="No template was generated">
          {sentence(failure)} What you entered is still here.
        </InlineAlert>
      ) : null}
      <Button type="submit" pendingText={isGenerating && 'Generating...'} className="sm:self-start">
        Generate Template
      </Button>
    </form>
  );
}

/** The contract's own sentences, the first of each field, in the form's order. */
function problemsOf(form: FormState): Problems {
  const { error } = RequestSchema.safeParse(form);
  const problems: Problems = {};
  for (const { path, message } of error?.issues ?? []) {
    problems[path[0] as keyof FormState] ??= message;
  }
  return problems;
}
