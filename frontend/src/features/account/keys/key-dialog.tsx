import {
  type ApiKeyRequest,
  ApiKeyRequestSchema,
  FRESH_MINUTES,
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

const signInFirst = `You sign in with your organization: create the key within ${FRESH_MINUTES} minutes of signing in.`;

/** What the holder of a key may. */
const SCOPE_WORDS = {
  read: 'Read: search, read, check citations',
  write: 'Read and write: also upload, draft, delete',
} as const;

const WithPasswordSchema = ApiKeyRequestSchema.required({ current: true });
const WithoutPasswordSchema = ApiKeyRequestSchema.omit({ current: true });
const DAYS = [30, 90, 365];
const DAY_OPTIONS = DAYS.map((days) => ({ value: String(days), label: `${days} days` }));
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
      title={data ? 'Your new API key' : 'New API key'}
      act="Create key"
      pendingText={isPending && 'Creating key...'}
      onSubmit={form.handleSubmit((input) => mutate(input))}
      isDone={Boolean(data)}
      error={error}
      failed="The key was not created. Try again."
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
      <FormField form={form} name="name" label="Purpose" autoComplete="off" />
      <SelectField
        label="It may"
        value={watch('scope')}
        options={scopes.map((value) => ({ value, label: SCOPE_WORDS[value] }))}
        onChoose={(scope) => setValue('scope', scope)}
      />
      <SelectField
        label="Works for"
        value={String(watch('expiresInDays'))}
        options={DAY_OPTIONS}
        onChoose={(days) => setValue('expiresInDays', Number(days))}
      />
      {hasPassword ? (
        <CurrentPassword form={form} />
      ) : (
        <p className="text-sm text-ink-soft">{signInFirst}</p>
      )}
    </>
  );
}

function Made({ value }: { value: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        {
          'Copy it now and keep it like a password: it is not shown again. Send it with each request as'
        }{' '}
        <code>Authorization: Bearer</code>.
      </p>
      <CopiedField label="Key" value={value} copy="Copy key" copied="The key is copied." />
    </div>
  );
}
