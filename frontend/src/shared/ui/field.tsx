import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

/** What the control inside a Field must spread. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** Shown under the label; part of the control's description. */
  hint?: ReactNode;
  /** Shown under the control and announced. */
  error?: string | undefined;
  optional?: boolean;
  className?: string;
  children: (control: FieldControlProps) => ReactNode;
}

/** A labeled control: `<Field label="Email" error={…}>{(c) => <Input {...c} />}</Field>`. */
export function Field({ label, hint, error, optional, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <Label htmlFor={id}>
        {label}
        {optional ? <span className="font-normal text-ink-faint">{' (optional)'}</span> : null}
      </Label>
      {hint ? (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div aria-live="polite">{error ? <FieldError id={errorId}>{error}</FieldError> : null}</div>
    </div>
  );
}

/** What is wrong with what a control has. */
export function FieldError({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p className={clsx('flex items-start gap-1.5 text-sm text-notfound', className)} {...rest}>
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      {children}
    </p>
  );
}

/** A field's label; always give `htmlFor`. */
export function Label({ className, htmlFor, children, ...rest }: ComponentProps<'label'>) {
  return (
    <label htmlFor={htmlFor} className={clsx('text-sm font-medium text-ink', className)} {...rest}>
      {children}
    </label>
  );
}
