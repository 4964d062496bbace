import { FactorCodeSchema, type SecondStep } from '@casewright/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { ApiError } from '../../../shared/api/api-error';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { showFailure } from '../../../shared/ui/show-failure';
import { useSecondStep } from '../auth-api';
import * as texts from './texts';

const CodeSchema = z.object({ code: FactorCodeSchema });

export interface SecondStepFormProps {
  step: SecondStep;
  /** Back to the password: asked for, or because the time is over. */
  onBack: () => void;
}

/** Asks for what the account wants besides the password. */
export function SecondStepForm({ step, onBack }: SecondStepFormProps) {
  const form = useForm({ resolver: zodResolver(CodeSchema), defaultValues: { code: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const { mutate, isPending } = useSecondStep();
  const submit = form.handleSubmit(({ code }) =>
    mutate(
      { challenge: step.challenge, code },
      {
        onError: (error) => {
          showFailure(error, texts.notVerified, form);
          if (error instanceof ApiError && error.code === 'MFA_CHALLENGE_ENDED') onBack();
        },
      },
    ),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p>{texts.enterCode}</p>
      <Field label={texts.code} error={form.formState.errors.code?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('code')}
            autoComplete="one-time-code"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Button type="submit" size="lg" pendingText={isPending && texts.verifying}>
        {texts.verify}
      </Button>
      <Button variant="secondary" onClick={onBack}>
        {texts.back}
      </Button>
    </form>
  );
}
