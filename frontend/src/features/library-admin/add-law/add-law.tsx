import type { LawReporter } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reasonOf } from '../../../shared/ui/administration';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Input } from '../../../shared/ui/input';
import { SelectField } from '../../../shared/ui/select-field';
import { planLaw } from '../library-queries';
import { LawPlan } from './law-plan';
import { type LawFaults, type LawFields, newestDate, readOrder, volumeOf } from './law-words';
import { ReporterField } from './reporter-field';
import { SendFiles } from './send-files';
import * as texts from './texts';

/** Choosing law that its publishers have, and fetching it. */
export function AddLaw() {
  const [address] = useSearchParams();
  const wanted = volumeOf(address.get('add'));
  const { fields, change, faults, submit, plan, setReporters, reporters } = useOrder(wanted);
  const text = (name: 'volumes' | 'years' | 'courts' | 'date', label: string, hint?: string) => (
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
  return (
    <section aria-labelledby="add-law">
      <h2 id="add-law" className="mb-3 text-xl">
        {texts.addLaw}
      </h2>
      <p className="mb-4 max-w-measure text-ink-soft">{texts.whatAddingDoes}</p>
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
            named={wanted?.reporter ?? ''}
            chosen={reporters}
            error={faults.reporters}
            onChange={setReporters}
          />
        ) : (
          text('date', texts.dateOfFiles, texts.asTheirNamesEnd)
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          {fields.source === 'cap' ? text('volumes', texts.volumes, texts.oneOrARange) : null}
          {text('years', texts.years, texts.oneOrARange)}
          {text('courts', texts.courts, texts.courtsByTheirIds)}
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
      {plan.error ? (
        <InlineAlert className="mt-4 max-w-2xl" title={texts.sizeCouldNotBeFound}>
          <p className="wrap-anywhere">{reasonOf(plan.error, texts.tryAgainLater)}</p>
        </InlineAlert>
      ) : null}
      {plan.data && plan.variables ? <LawPlan order={plan.variables} plan={plan.data} /> : null}
      <SendFiles />
    </section>
  );
}

function useOrder(wanted: ReturnType<typeof volumeOf>) {
  const [reporters, choose] = useState<LawReporter[]>([]);
  const [faults, setFaults] = useState<LawFaults>({});
  const [fields, setFields] = useState<Omit<LawFields, 'reporters'>>({
    source: 'cap',
    contents: 'texts',
    volumes: wanted?.volume ?? '',
    years: '',
    courts: '',
    date: newestDate(new Date()),
  });
  const plan = useMutation({ mutationFn: planLaw });
  // What was found out was about another order.
  const change = (changed: Partial<typeof fields>) => {
    plan.reset();
    setFields((before) => ({ ...before, ...changed }));
  };
  const setReporters = (chosen: LawReporter[]) => {
    plan.reset();
    choose(chosen);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readOrder({ ...fields, reporters: reporters.map(({ slug }) => slug) });
    setFaults('faults' in read ? read.faults : {});
    if ('order' in read) plan.mutate(read.order);
  };
  return { fields, change, faults, submit, plan, reporters, setReporters };
}
