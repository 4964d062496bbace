import { Field } from './field';
import { Select } from './select';

interface SelectFieldProps<V extends string> {
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
