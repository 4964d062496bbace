import { type DetailsChange, DetailsChangeSchema } from '@casewright/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useUser } from '../../shared/stores/session-store';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { Input } from '../../shared/ui/input';
import { showFailure } from '../../shared/ui/show-failure';
import { toast } from '../../shared/ui/toast-store';
import { useChangeDetails } from './account-api';
import * as texts from './texts';

export function DetailsForm() {
  const user = useUser();
  const form = useForm<DetailsChange>({
    resolver: zodResolver(DetailsChangeSchema),
    defaultValues: { name: user?.name ?? '', company: user?.company ?? '' },
  });
  const change = useChangeDetails();
  const { register } = form;
  const { errors } = form.formState;
  const submit = form.handleSubmit((input) =>
    change.mutate(input, {
      onSuccess: ({ name, company }) => {
        form.reset({ name, company: company ?? '' });
        toast({ title: texts.detailsSaved });
      },
      onError: (error) => showFailure(error, texts.detailsNotSaved, form),
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-5">
      <Field label={texts.name} error={errors.name?.message} className="w-full max-w-md">
        {(control) => <Input {...control} {...register('name')} autoComplete="name" />}
      </Field>
      <Field
        label={texts.company}
        error={errors.company?.message}
        optional
        className="w-full max-w-md"
      >
        {(control) => <Input {...control} {...register('company')} autoComplete="organization" />}
      </Field>
      <Button type="submit" pendingText={change.isPending && texts.savingDetails}>
        {texts.saveDetails}
      </Button>
    </form>
  );
}
