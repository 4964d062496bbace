import { type LinkStart, LinkStartSchema, type OwnSignOn } from '@casewright/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Button } from '../../../shared/ui/button';
import { showFailure } from '../../../shared/ui/show-failure';
import { toast } from '../../../shared/ui/toast-store';
import { CurrentPassword } from '../current-password';
import { useLink, useUnlink } from './sign-on-api';
import * as texts from './texts';

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** Whether the account is linked to the provider, and a form that changes it. */
export function OwnSignOnPart({ name, linkedAt, linkedTo, hasPassword }: OwnSignOn) {
  const id = useId();
  if (name === null) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b border-ink pb-2 text-xl">
        {texts.singleSignOn}
      </h2>
      <p className="mt-4 mb-5 text-ink-soft">{stateWords(name, linkedAt, hasPassword)}</p>
      {linkedTo ? <p className="mb-5 wrap-anywhere">{texts.linkedTo(name, linkedTo)}</p> : null}
      {!hasPassword ? null : linkedAt ? <Unlink /> : <Link provider={name} />}
    </section>
  );
}

function stateWords(provider: string, linkedAt: string | null, hasPassword: boolean): string {
  if (linkedAt === null) return texts.notLinked(provider);
  if (!hasPassword) return texts.onlyBy(provider);
  return texts.linkedSince(provider, dayFormat.format(new Date(linkedAt)));
}

function Link({ provider }: { provider: string }) {
  const form = usePasswordForm();
  const link = useLink();
  const submit = form.handleSubmit((input) =>
    link.mutate(input, { onError: (error) => showFailure(error, texts.notLinkedNow, form) }),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-5">
      <Current form={form} />
      <Button type="submit" pendingText={(link.isPending || link.isSuccess) && texts.linking}>
        {texts.link(provider)}
      </Button>
    </form>
  );
}

function Unlink() {
  const form = usePasswordForm();
  const unlink = useUnlink();
  const submit = form.handleSubmit((input) =>
    unlink.mutate(input, {
      onSuccess: () => toast({ title: texts.unlinked, description: texts.signInByPassword }),
      onError: (error) => showFailure(error, texts.notUnlinked, form),
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-5">
      <Current form={form} />
      <Button type="submit" variant="secondary" pendingText={unlink.isPending && texts.unlinking}>
        {texts.unlink}
      </Button>
    </form>
  );
}

function usePasswordForm() {
  return useForm<LinkStart>({
    resolver: zodResolver(LinkStartSchema),
    defaultValues: { current: '' },
  });
}

function Current({ form }: { form: UseFormReturn<LinkStart> }) {
  const { current } = form.formState.errors;
  return (
    <CurrentPassword
      input={form.register('current')}
      error={current?.message}
      className="w-full max-w-md"
    />
  );
}
