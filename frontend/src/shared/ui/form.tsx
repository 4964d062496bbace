import { zodResolver } from '@hookform/resolvers/zod';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { Button } from './button';
import { Field } from './field';
import { Input } from './input';
import { PasswordInput } from './password-input';
import { showFailure } from './use-change';

export type Form<T extends FieldValues> = UseFormReturn<T, unknown, T>;

/** A form whose values a schema checks, field by field. */
export function useSchemaForm<T extends FieldValues>(
  schema: z.ZodType<T, T>,
  defaultValues: DefaultValues<T>,
): Form<T> {
  return useForm<T, unknown, T>({ resolver: zodResolver(schema), defaultValues });
}

export interface FormFieldProps<T extends FieldValues>
  extends Omit<ComponentProps<'input'>, 'form'> {
  form: Form<T>;
  name: Path<T>;
  label: string;
  hint?: string;
  optional?: boolean;
}

/** One line of a form, with what is wrong with it. A password can be shown. */
export function FormField<T extends FieldValues>(props: FormFieldProps<T>) {
  const { form, name, label, hint, optional, className = 'w-full', type, ...input } = props;
  const { error } = form.getFieldState(name, form.formState);
  const Control = type === 'password' ? PasswordInput : Input;
  return (
    <Field
      label={label}
      hint={hint}
      optional={optional ?? false}
      error={error?.message}
      className={className}
    >
      {(control) => (
        <Control
          autoCapitalize={type === 'email' ? 'none' : undefined}
          {...(type === 'password' ? {} : { type })}
          {...input}
          {...control}
          {...form.register(name)}
        />
      )}
    </Field>
  );
}

interface ChangeFormProps<T extends FieldValues, A> {
  form: Form<T>;
  change: UseMutationResult<A, Error, T>;
  /** On the button, on it while it works, and in the toast of a failure. */
  words: { act: string; acting: string; failed: string };
  onDone?: (answer: A) => void;
  /** Whether it still works once it is done, as on the way to another address. */
  isLeaving?: boolean;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}

/** Fields that change something, and the button that does. */
export function ChangeForm<T extends FieldValues, A>(props: ChangeFormProps<T, A>) {
  const { form, change, words, onDone, isLeaving = false, variant = 'primary', children } = props;
  const submit = form.handleSubmit((input) =>
    change.mutate(input, {
      onSuccess: (answer) => onDone?.(answer),
      onError: (error) => showFailure(error, words.failed, form),
    }),
  );
  const isWorking = change.isPending || (isLeaving && change.isSuccess);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-5">
      {children}
      <Button type="submit" variant={variant} pendingText={isWorking && words.acting}>
        {words.act}
      </Button>
    </form>
  );
}
