import {
  CITATION_STYLE_LABELS,
  GenerateCitationRequestSchema,
  SOURCE_TYPE_LABELS,
} from '@casewright/contracts';
import type { FormEvent } from 'react';
import { useModel } from '../../../shared/model/use-model';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { InfoTip } from '../../../shared/ui/info-tip';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Textarea } from '../../../shared/ui/input';
import { Select } from '../../../shared/ui/select';
import type { FormState } from './generator-state';
import * as texts from './texts';
import type { Generator } from './use-generator';

const options = <T extends string>(labels: Record<T, string>) =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
const FORMATS = options(CITATION_STYLE_LABELS);
const TYPES = options(SOURCE_TYPE_LABELS);

/** The text, the citation format and the source type. A blank text cannot be sent. */
export function GeneratorForm({ generator }: { generator: Generator }) {
  const { form, isRunning, failure } = generator;
  const isBlank = form.content.trim() === '';
  const { error } = GenerateCitationRequestSchema.shape.content.safeParse(form.content);
  const refusal = isBlank ? undefined : error?.issues[0]?.message;
  const isSendable = !isBlank && refusal === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSendable && !isRunning) generator.generate(form);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" data-no-print>
      <Fields generator={generator} refusal={refusal} />
      {failure && !isRunning ? (
        <InlineAlert title={texts.noCitationWasGenerated}>
          {texts.yourTextIsStillHere(failure)}
        </InlineAlert>
      ) : null}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center">
        <Button
          type="submit"
          disabled={!isSendable}
          pendingText={isRunning && !generator.reading && texts.generating}
        >
          {texts.generateCitation}
        </Button>
        <ReadDescription generator={generator} isDisabled={!isSendable || isRunning} />
      </div>
    </form>
  );
}

interface FieldsProps {
  generator: Generator;
  refusal: string | undefined;
}

function Fields({ generator, refusal }: FieldsProps) {
  const { form, setForm, isRunning } = generator;
  const set = (change: Partial<FormState>) => setForm((before) => ({ ...before, ...change }));
  return (
    <>
      <Field label={texts.legalText} hint={texts.nameNumberCaptionTitlePage} error={refusal}>
        {(control) => (
          <Textarea
            {...control}
            value={form.content}
            disabled={isRunning}
            onChange={(event) => set({ content: event.target.value })}
            className="min-h-40"
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={texts.citationFormat}>
          {(control) => (
            <Select
              {...control}
              options={FORMATS}
              value={form.format}
              disabled={isRunning}
              onChange={(event) => set({ format: event.target.value as FormState['format'] })}
            />
          )}
        </Field>
        <Field label={texts.sourceType}>
          {(control) => (
            <Select
              {...control}
              options={TYPES}
              value={form.type}
              disabled={isRunning}
              onChange={(event) => set({ type: event.target.value as FormState['type'] })}
            />
          )}
        </Field>
      </div>
    </>
  );
}

interface ReadDescriptionProps {
  generator: Generator;
  isDisabled: boolean;
}

function ReadDescription({ generator, isDisabled }: ReadDescriptionProps) {
  const model = useModel();
  return (
    <div className="flex items-center gap-1">
      <Button
        variant="ghost"
        disabled={isDisabled}
        onClick={() => generator.describe(generator.form)}
      >
        {texts.readFieldsFromDescription}
      </Button>
      <InfoTip label={texts.aboutReadingDescription}>
        {model === null ? texts.forSourceThatYouDescribe : texts.forSourceThatYouDescribeIn(model)}
      </InfoTip>
    </div>
  );
}
