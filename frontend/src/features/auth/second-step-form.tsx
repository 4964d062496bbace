import { FactorCodeSchema, type SecondStep, type SecondStepRequest } from '@casewright/contracts';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { ApiError } from '../../shared/api/api-error';
import { canUsePasskeys } from '../../shared/api/passkeys';
import { CodeField } from '../../shared/ui/account-fields';
import { Button } from '../../shared/ui/button';
import { type Form, useSchemaForm } from '../../shared/ui/form';
import { showFailure } from '../../shared/ui/use-change';
import { useSecondStep } from './auth-api';
import { Refused } from './refused';

const notVerified = 'Not verified';

const CodeSchema = z.object({ code: FactorCodeSchema });

interface SecondStepFormProps {
  step: SecondStep;
  /** Back to the password: asked for, or because the time is over. */
  onBack: (why?: Error) => void;
}

/** Asks for what the account wants besides the password. */
export function SecondStepForm({ step, onBack }: SecondStepFormProps) {
  const form = useSchemaForm(CodeSchema, { code: '' });
  const hasPasskey = step.factors.includes('passkey') && canUsePasskeys();
  const { mutate, isPending, variables, error } = useSecondStep(step);
  const isAsking = isPending && variables === 'passkey';
  const show = (shown: 'passkey' | Pick<SecondStepRequest, 'code'>) =>
    mutate(shown, {
      onError: (error) => {
        showFailure(error, notVerified, form);
        if (error instanceof ApiError && error.code === 'MFA_CHALLENGE_ENDED') onBack(error);
      },
    });
  return (
    <form noValidate onSubmit={form.handleSubmit(show)} className="flex flex-col gap-5">
      <p>{introOf(step, hasPasskey)}</p>
      {hasPasskey ? <PasskeyButton isAsking={isAsking} onPress={() => show('passkey')} /> : null}
      <FocusedCode form={form} isFirst={!hasPasskey} />
      {error && !form.formState.errors.code ? <Refused error={error} title={notVerified} /> : null}
      <Button
        type="submit"
        size="lg"
        variant={hasPasskey ? 'secondary' : 'primary'}
        pendingText={isPending && !isAsking && 'Verifying...'}
      >
        Verify
      </Button>
      <Button variant="secondary" onClick={() => onBack()}>
        Back
      </Button>
    </form>
  );
}

function PasskeyButton({ isAsking, onPress }: { isAsking: boolean; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button
      ref={button}
      size="lg"
      pendingText={isAsking && 'Waiting for your passkey...'}
      onClick={onPress}
    >
      Use a passkey
    </Button>
  );
}

interface FocusedCodeProps {
  form: Form<{ code: string }>;
  isFirst: boolean;
}

function FocusedCode({ form, isFirst }: FocusedCodeProps) {
  const { setFocus } = form;
  useEffect(() => {
    if (isFirst) setFocus('code');
  }, [isFirst, setFocus]);
  return <CodeField form={form} />;
}

function introOf({ factors }: SecondStep, hasPasskey: boolean): string {
  if (!hasPasskey)
    return 'Your password is correct. Now enter the code from your authenticator app, or one of your recovery codes.';
  return factors.includes('totp')
    ? 'Your password is correct. Now use your passkey, or enter the code from your authenticator app or one of your recovery codes.'
    : 'Your password is correct. Now use your passkey, or enter one of your recovery codes.';
}
