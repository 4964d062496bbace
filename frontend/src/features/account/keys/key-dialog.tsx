import {
  type ApiKeyRequest,
  ApiKeyRequestSchema,
  KEY_SCOPES,
  type KeyScope,
} from '@casewright/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useMay } from '../../../shared/stores/session-store';
import { FailureLine, reasonOf } from '../../../shared/ui/administration';
import { CopyButton } from '../../../shared/ui/copy-button';
import { ActionDialog } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { SelectField } from '../../../shared/ui/select-field';
import { CurrentPassword } from '../current-password';
import { ownSignOnQuery } from '../sign-on/sign-on-api';
import { useCreateKey } from './keys-api';
import * as texts from './texts';

const WithPasswordSchema = ApiKeyRequestSchema.required({ current: true });
const WithoutPasswordSchema = ApiKeyRequestSchema.omit({ current: true });
const DAYS = [30, 90, 365];
const DAY_OPTIONS = DAYS.map((days) => ({ value: String(days), label: texts.days(days) }));
const SCOPES = Object.keys(KEY_SCOPES) as KeyScope[];

/** Asks what a key is for, makes it, and shows it this once. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { data: signOn } = useQuery(ownSignOnQuery());
  const hasPassword = signOn?.hasPassword ?? true;
  const form = useForm<ApiKeyRequest>({
    resolver: zodResolver(hasPassword ? WithPasswordSchema : WithoutPasswordSchema),
    defaultValues: { name: '', scope: 'read', expiresInDays: DAYS[1] ?? 90, current: '' },
  });
  const { mutate, isPending, error, data } = useCreateKey();
  const submit = form.handleSubmit((input) => mutate(input));
  return (
    <ActionDialog
      title={data ? texts.yourNewKey : texts.newKey}
      act={texts.createKey}
      pendingText={isPending && texts.creatingKey}
      formId={formId}
      isDone={Boolean(data)}
      onClose={onClose}
    >
      {data ? null : (
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
          <KeyFields form={form} hasPassword={hasPassword} />
        </form>
      )}
      {/* Here and not in a toast, which nobody hears of while a dialog is open. */}
      <div role="status" className="mt-4 text-sm">
        {error ? <FailureLine>{reasonOf(error, texts.keyNotCreated)}</FailureLine> : null}
        {data ? <Made value={data.key} /> : null}
      </div>
    </ActionDialog>
  );
}

interface KeyFieldsProps {
  form: UseFormReturn<ApiKeyRequest>;
  hasPassword: boolean;
}

function KeyFields({ form, hasPassword }: KeyFieldsProps) {
  const may = useMay();
  const { register, watch, setValue } = form;
  const { errors } = form.formState;
  const scopes = SCOPES.filter((scope) => may(scope));
  return (
    <>
      <Field label={texts.name} error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
      </Field>
      <SelectField
        label={texts.scope}
        value={watch('scope')}
        options={scopes.map((value) => ({ value, label: texts.SCOPE_WORDS[value] }))}
        onChoose={(scope) => setValue('scope', scope)}
      />
      <SelectField
        label={texts.expiry}
        value={String(watch('expiresInDays'))}
        options={DAY_OPTIONS}
        onChoose={(days) => setValue('expiresInDays', Number(days))}
      />
      {hasPassword ? (
        <CurrentPassword input={register('current')} error={errors.current?.message} />
      ) : (
        <p className="text-sm text-ink-soft">{texts.signInFirst}</p>
      )}
    </>
  );
}

function Made({ value }: { value: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        {texts.shownOnce} <code>Authorization: Bearer</code>.
      </p>
      <Field label={texts.key} className="w-full">
        {(control) => (
          <Input {...control} readOnly value={value} onFocus={({ target }) => target.select()} />
        )}
      </Field>
      <CopyButton asButton text={() => value} label={texts.copyKey} copied={texts.keyIsCopied} />
    </div>
  );
}
