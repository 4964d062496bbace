import {
  GenerateTemplateRequestSchema,
  TEMPLATE_JURISDICTIONS,
  TEMPLATE_TYPES,
  type TemplateType,
} from '@casewright/contracts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Field, type FieldControlProps } from '../../../shared/ui/field';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Input, Textarea } from '../../../shared/ui/input';
import { Select } from '../../../shared/ui/select';
import * as texts from '../texts';
import type { WorkBench } from '../work/use-work';
import type { Asked, FormState } from '../work/work-state';

const TYPES = [
  { value: '', label: texts.chooseDocumentType },
  ...TEMPLATE_TYPES.map((type) => ({ value: type, label: type })),
];
/** Those that the templates are adapted to; any other may be typed. */
const ADAPTED = Object.values(TEMPLATE_JURISDICTIONS);
const RequestSchema = GenerateTemplateRequestSchema.pick({
  documentType: true,
  requirements: true,
  jurisdiction: true,
});
type Problems = Partial<Record<keyof FormState, string>>;

export interface RequestFormProps {
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
      <Fields bench={bench} problems={isTried ? problemsOf(form) : {}} />
      {failure && !isGenerating ? (
        <InlineAlert title={texts.noTemplateWasGenerated}>
          {failure}
          {failure.endsWith('.') ? '' : '.'}
          {texts.whatYouEnteredIsStill}
        </InlineAlert>
      ) : null}
      <Button
        type="submit"
        pendingText={isGenerating && texts.generating}
        className="sm:self-start"
      >
        {texts.generateTemplate}
      </Button>
    </form>
  );
}

interface FieldsProps {
  bench: WorkBench;
  problems: Problems;
}

function Fields({ bench: { form, setForm, isGenerating }, problems }: FieldsProps) {
  const set = (change: Partial<FormState>) => setForm((before) => ({ ...before, ...change }));
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={texts.documentType} error={problems.documentType}>
          {(control) => (
            <Select
              {...control}
              name="documentType"
              options={TYPES}
              value={form.documentType}
              disabled={isGenerating}
              onChange={({ target }) => set({ documentType: target.value as TemplateType | '' })}
            />
          )}
        </Field>
        <Field label={texts.jurisdiction} optional error={problems.jurisdiction}>
          {(control) => (
            <JurisdictionInput
              control={control}
              value={form.jurisdiction}
              isDisabled={isGenerating}
              onChange={(jurisdiction) => set({ jurisdiction })}
            />
          )}
        </Field>
      </div>
      <Field
        label={texts.requirements}
        hint={texts.whoWhatWhenHowMuch}
        error={problems.requirements}
      >
        {(control) => (
          <Textarea
            {...control}
            name="requirements"
            value={form.requirements}
            disabled={isGenerating}
            onChange={({ target }) => set({ requirements: target.value })}
            className="min-h-40"
          />
        )}
      </Field>
    </>
  );
}

interface JurisdictionInputProps {
  control: FieldControlProps;
  value: string;
  isDisabled: boolean;
  onChange: (jurisdiction: string) => void;
}

/** Any jurisdiction, with those that the templates are adapted to as suggestions. */
function JurisdictionInput({ control, value, isDisabled, onChange }: JurisdictionInputProps) {
  const listId = useId();
  return (
    <>
      <Input
        {...control}
        name="jurisdiction"
        list={listId}
        autoComplete="off"
        placeholder={texts.californiaNewYorkOhio}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={listId}>
        {ADAPTED.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
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
