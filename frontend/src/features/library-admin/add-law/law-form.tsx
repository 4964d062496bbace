import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { SelectField } from '../../../shared/ui/select-field';
import { ReporterField } from './reporter-field';
import type { useOrder } from './use-order';

const SOURCES = [
  { value: 'cap', label: 'Caselaw Access Project, by volume' },
  { value: 'courtlistener', label: 'CourtListener, bulk files' },
] as const;

const CONTENTS = [
  { value: 'texts', label: 'Opinions' },
  { value: 'metadata', label: 'Names and citations alone' },
] as const;

const oneOrARange = 'One, or a range such as 12–15; empty for all';

interface FormProps {
  form: ReturnType<typeof useOrder>;
}

/** What is wanted, and from whom. */
export function LawForm({ form, named }: FormProps & { named: string }) {
  const { fields, change, faults, submit, plan, setReporters, reporters } = form;
  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="From"
          value={fields.source}
          options={SOURCES}
          onChoose={(source) => change({ source })}
        />
        <SelectField
          label="Contents"
          value={fields.contents}
          options={CONTENTS}
          onChoose={(contents) => change({ contents })}
        />
      </div>
      {fields.source === 'cap' ? (
        <ReporterField
          named={named}
          chosen={reporters}
          error={faults.reporters}
          onChange={setReporters}
        />
      ) : (
        <Text
          name="date"
          label="Date of the files"
          hint="As their names end: opinions-2026-07-31.csv.bz2"
          form={form}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.source === 'cap' ? (
          <Text name="volumes" label="Volumes" hint={oneOrARange} form={form} />
        ) : null}
        <Text name="years" label="Years" hint={oneOrARange} form={form} />
        <Text
          name="courts"
          label="Courts"
          hint="CourtListener ids such as scotus, ca9; empty for all. Files are fetched whole."
          form={form}
        />
      </div>
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        pendingText={plan.isPending && 'Asking...'}
      >
        Show size and time
      </Button>
    </form>
  );
}

interface TextProps extends FormProps {
  name: 'volumes' | 'years' | 'courts' | 'date';
  label: string;
  hint: string;
}

function Text({ name, label, hint, form: { fields, faults, change } }: TextProps) {
  return (
    <Field label={label} hint={hint} error={faults[name]}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          value={fields[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
    </Field>
  );
}
