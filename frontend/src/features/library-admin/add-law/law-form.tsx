import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { SelectField } from '../../../shared/ui/select-field';
import { ReporterField } from './reporter-field';
import * as texts from './texts';
import type { useOrder } from './use-order';

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
          label={texts.from}
          value={fields.source}
          options={texts.SOURCES}
          onChoose={(source) => change({ source })}
        />
        <SelectField
          label={texts.contents}
          value={fields.contents}
          options={texts.CONTENTS}
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
        <Text name="date" label={texts.dateOfFiles} hint={texts.asTheirNamesEnd} form={form} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.source === 'cap' ? (
          <Text name="volumes" label={texts.volumes} hint={texts.oneOrARange} form={form} />
        ) : null}
        <Text name="years" label={texts.years} hint={texts.oneOrARange} form={form} />
        <Text name="courts" label={texts.courts} hint={texts.courtsByTheirIds} form={form} />
      </div>
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        pendingText={plan.isPending && texts.asking}
      >
        {texts.showSizeAndTime}
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
