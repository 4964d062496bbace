import type { Placeholder } from '@casewright/contracts';
import { clsx } from 'clsx';
import { Crosshair } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '../../../shared/ui/button';
import { FieldError, Label } from '../../../shared/ui/field';
import { fieldId } from '../draft/places';
import { Control } from './answer-control';

const ORIGINS = {
  answer: 'filled in',
  requirements: 'from your requirements',
  usual: 'a standard term: check it',
} as const;

interface AnswerFieldProps {
  /** With its value as the draft prints it now. */
  placeholder: Placeholder;
  registered: UseFormRegisterReturn;
  error: string | undefined;
  onFocus: () => void;
  /** To the next of its places in the draft. */
  onShow: () => void;
  /** Takes what is suggested. */
  onTake: (text: string) => void;
}

/** One value: what it is, where it comes from, and a way to its places in the draft. */
export function AnswerField(props: AnswerFieldProps) {
  const { placeholder, registered, error, onFocus, onShow, onTake } = props;
  const { name, label, hint, required, where, quote, suggestion, value } = placeholder;
  const isShown = where.length > 0 && (quote === undefined || value !== null);
  const id = fieldId(name);
  const control = {
    ...registered,
    id,
    onFocus,
    'aria-describedby': `${id}-note ${id}-hint ${id}-error`,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required,
  };
  return (
    <div className="flex flex-col gap-1.5">
      <FieldHead id={id} placeholder={placeholder} />
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <Control placeholder={placeholder} control={control} />
        </div>
        {isShown ? <ShowButton label={label} onShow={onShow} /> : null}
      </div>
      <p id={`${id}-hint`} className="text-xs text-ink-faint">
        {hint}
      </p>
      {suggestion !== undefined && value === null ? (
        <Button
          variant="secondary"
          size="sm"
          className="h-auto! max-w-full self-start py-1.5 text-left whitespace-normal!"
          onClick={() => onTake(suggestion)}
        >
          {`Use “${suggestion}”`}
        </Button>
      ) : null}
      <div id={`${id}-error`} aria-live="polite">
        {error ? <FieldError>{error}</FieldError> : null}
      </div>
    </div>
  );
}

function FieldHead({ id, placeholder }: { id: string; placeholder: Placeholder }) {
  const { label, required, value, origin } = placeholder;
  const isMissing = required && value === null;
  const note = value !== null && origin ? ORIGINS[origin] : required ? 'missing' : 'optional';
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <Label htmlFor={id}>{label}</Label>
      <span
        id={`${id}-note`}
        className={clsx('text-xs', isMissing ? 'font-medium text-mismatch' : 'text-ink-faint')}
      >
        {note}
      </span>
    </div>
  );
}

function ShowButton({ label, onShow }: { label: string; onShow: () => void }) {
  return (
    <button
      type="button"
      onClick={onShow}
      aria-label={`Show “${label}” in the draft`}
      title="Show in the draft"
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
    >
      <Crosshair aria-hidden className="size-4.5" strokeWidth={1.75} />
    </button>
  );
}
