import { clsx } from 'clsx';
import { useId } from 'react';
import { Label } from '../../../../shared/ui/field';
import { Input } from '../../../../shared/ui/input';
import type { SourceField } from '../fields/source-fields';

/** Long values get a whole row. */
const WIDE = new Set(['title', 'author', 'editor', 'parallel', 'authority']);

interface FieldInputProps {
  field: SourceField;
  value: string;
  /** Where the value comes from, that it was changed, or that it is missing. */
  note: string;
  onChange: (text: string) => void;
}

/** One field of the source, with where it comes from alongside its label. */
export function FieldInput({ field, value, note, onChange }: FieldInputProps) {
  const id = useId();
  return (
    <div className={clsx('flex flex-col gap-1.5', WIDE.has(field.variable) && 'sm:col-span-2')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Label htmlFor={id}>{field.label}</Label>
        <span
          id={`${id}-note`}
          className={clsx('text-xs', note === 'missing' ? 'text-mismatch' : 'text-ink-faint')}
        >
          {note}
        </span>
      </div>
      <Input
        id={id}
        value={value}
        autoComplete="off"
        aria-describedby={`${id}-note ${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      {field.hint ? (
        <p id={`${id}-hint`} className="text-xs text-ink-faint">
          {field.hint}
        </p>
      ) : null}
    </div>
  );
}
