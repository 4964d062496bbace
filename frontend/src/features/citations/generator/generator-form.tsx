import { GenerateCitationRequestSchema } from '@casewright/contracts';
import type { FormEvent } from 'react';
import { yourTextIsStillHere } from '../../../shared/config/texts';
import { useModel } from '../../../shared/model/use-model';
import { Button } from '../../../shared/ui/button';
import { InfoTip } from '../../../shared/ui/info-tip';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { RequestFields } from './request-fields';
import type { Generator } from './use-generator';

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
      <RequestFields generator={generator} refusal={refusal} />
      {failure && !isRunning ? (
        <InlineAlert title="No citation was generated">{yourTextIsStillHere(failure)}</InlineAlert>
      ) : null}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center">
        <Button
          type="submit"
          disabled={!isSendable}
          pendingText={isRunning && !generator.reading && 'Generating...'}
        >
          Generate Citation
        </Button>
        <ReadDescription generator={generator} isDisabled={!isSendable || isRunning} />
      </div>
    </form>
  );
}

interface ReadDescriptionProps {
  generator: Generator;
  isDisabled: boolean;
}

function ReadDescription({ generator, isDisabled }: ReadDescriptionProps) {
  const model = useModel('citation');
  return (
    <div className="flex items-center gap-1">
      <Button
        variant="ghost"
        disabled={isDisabled}
        onClick={() => generator.describe(generator.form)}
      >
        Read the fields from a description
      </Button>
      <InfoTip label="About reading a description">
        {model === null
          ? 'For a source you describe in your own words. The built-in engine reads what it recognizes.'
          : `For a source that you describe in your own words. The model ${model} reads its fields; whatever your text does not say is left out and listed.`}
      </InfoTip>
    </div>
  );
}
