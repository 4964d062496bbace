import { useId } from 'react';
import { Field } from './field';
import { Select, type SelectProps } from './select';

export interface LabeledSelectProps {
  label: string;
  value: string;
  options: SelectProps['options'];
  onChoose: (value: string) => void;
}

/** A select with its label beside it; small screens have no room for the label. */
export function LabeledSelect({ label, value, options, onChoose }: LabeledSelectProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 items-center gap-2 text-sm text-ink-soft">
      <label htmlFor={id} className="shrink-0 max-sm:sr-only">
        {label}
      </label>
      <Select
        id={id}
        value={value}
        options={options}
        onChange={(event) => onChoose(event.target.value)}
        fits
        className="min-w-38 text-sm"
      />
    </div>
  );
}

export interface SelectFieldProps<V extends string> {
  label: string;
  error?: string | undefined;
  /** The name of the form's field. */
  name?: string;
  value: V;
  options: readonly { value: V; label: string }[];
  disabled?: boolean;
  onChoose: (value: V) => void;
}

/** A select as the field of a form, under its label. */
export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { label, error, onChoose, ...select } = props;
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select {...control} {...select} onChange={({ target }) => onChoose(target.value as V)} />
      )}
    </Field>
  );
}
