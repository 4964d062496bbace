import type { Placeholder } from '@casewright/contracts';
import { clsx } from 'clsx';
import { CircleAlert, Crosshair } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Label } from '../../../shared/ui/field';
import { Input, Textarea } from '../../../shared/ui/input';
import { Select } from '../../../shared/ui/select';
import { fieldId } from '../draft/places';
import * as texts from '../result-texts';

const ORIGINS = {
  answer: texts.filledIn,
  requirements: texts.fromYourRequirements,
  usual: texts.usualTerm,
} as const;

export interface AnswerFieldProps {
  /** With its value as the draft prints it now. */
  placeholder: Placeholder;
  registered: UseFormRegisterReturn;
  error: string | undefined;
  onFocus: () => void;
  /** To the next of its places in the draft. */
  onShow: () => void;
}

/** One value: what it is, where it comes from, and a way to its places in the draft. */
export function AnswerField(props: AnswerFieldProps) {
  const { placeholder, registered, error, onFocus, onShow } = props;
  const { name, label, hint, required, value, origin, where } = placeholder;
  const id = fieldId(name);
  const isMissing = required && value === null;
  const note = value !== null && origin ? ORIGINS[origin] : required ? 'missing' : 'optional';
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
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Label htmlFor={id}>{label}</Label>
        <span
          id={`${id}-note`}
          className={clsx('text-xs', isMissing ? 'font-medium text-mismatch' : 'text-ink-faint')}
        >
          {note}
        </span>
      </div>
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <Control placeholder={placeholder} control={control} />
        </div>
        {where.length > 0 ? (
          <button
            type="button"
            onClick={onShow}
            aria-label={texts.showInDraft(label)}
            title={texts.showInDraftTitle}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
          >
            <Crosshair aria-hidden className="size-4.5" strokeWidth={1.75} />
          </button>
        ) : null}
      </div>
      <p id={`${id}-hint`} className="text-xs text-ink-faint">
        {hint}
      </p>
      <div id={`${id}-error`} aria-live="polite">
        {error ? (
          <p className="flex items-start gap-1.5 text-sm text-notfound">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}

type ControlAttributes = UseFormRegisterReturn & {
  id: string;
  onFocus: () => void;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
  'aria-required': boolean;
};

function Control({
  placeholder: { type, choices = [], label },
  control,
}: {
  placeholder: Placeholder;
  control: ControlAttributes;
}): ReactNode {
  switch (type) {
    case 'choice': {
      const options = choices.map((choice) => ({ value: choice, label: choice }));
      return (
        <Select {...control} options={[{ value: '', label: texts.choose(label) }, ...options]} />
      );
    }
    case 'address':
    case 'text':
      return <Textarea {...control} rows={1} className="field-sizing-content min-h-11" />;
    case 'email':
      return <Input {...control} type="email" autoComplete="off" />;
    case 'date':
      return <Input {...control} autoComplete="off" placeholder={texts.datePlaceholder} />;
    case 'money':
    case 'number':
      return <Input {...control} inputMode="decimal" autoComplete="off" />;
    default:
      return <Input {...control} autoComplete="off" />;
  }
}
