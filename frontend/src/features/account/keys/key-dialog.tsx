import {
  type ApiKeyRequest,
  ApiKeyRequestSchema,
  KEY_SCOPES,
  type KeyScope,
} from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/client';
import { useMay } from '../../../shared/stores/session-store';
import { CurrentPassword } from '../../../shared/ui/account-fields';
import { CopiedField } from '../../../shared/ui/copied-field';
import { ActionDialog } from '../../../shared/ui/dialog';
import { type Form, FormField, useSchemaForm } from '../../../shared/ui/form';
import { SelectField } from '../../../shared/ui/select-field';
import { useChange } from '../../../shared/ui/use-change';
import { keysQuery, ownSignOnQuery } from '../account-api';
import * as texts from './texts';

const WithPasswordSchema = ApiKeyRequestSchema.required({ current: true });
const WithoutPasswordSchema = ApiKeyRequestSchema.omit({ current: true });
const DAYS = [30, 90, 365];
const DAY_OPTIONS = DAYS.map((days) => ({ value: String(days), label: texts.days(days) }));
const SCOPES = Object.keys(KEY_SCOPES) as KeyScope[];

/** Asks what a key is for, makes it, and shows it this once. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const { data: signOn } = useQuery(ownSignOnQuery);
  const hasPassword = signOn?.hasPassword ?? true;
  const form = useSchemaForm<ApiKeyRequest>(
    hasPassword ? WithPasswordSchema : WithoutPasswordSchema,
    { name: '', scope: 'read', expiresInDays: DAYS[1] ?? 90, current: '' },
  );
  const { mutate, isPending, error, data } = useChange(
    (body: ApiKeyRequest) => call('POST /account/keys', { body }),
    keysQuery,
  );
  return (
    <ActionDialog
      title={data ? texts.yourNewKey : texts.newKey}
      act={texts.createKey}
      pendingText={isPending && texts.creatingKey}
      onSubmit={form.handleSubmit((input) => mutate(input))}
      isDone={Boolean(data)}
      error={error}
      failed={texts.keyNotCreated}
      outcome={data ? <Made value={data.key} /> : null}
      onClose={onClose}
    >
      <KeyFields form={form} hasPassword={hasPassword} />
    </ActionDialog>
  );
}

interface KeyFieldsProps {
  form: Form<ApiKeyRequest>;
  hasPassword: boolean;
}

function KeyFields({ form, hasPassword }: KeyFieldsProps) {
  const may = useMay();
  const { watch, setValue } = form;
  const scopes = SCOPES.filter((scope) => may(scope));
  return (
    <>
      <FormField form={form} name="name" label={texts.name} autoComplete="off" />
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
        <CurrentPassword form={form} />
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
      <CopiedField
        label={texts.key}
        value={value}
        copy={texts.copyKey}
        copied={texts.keyIsCopied}
      />
    </div>
  );
}
