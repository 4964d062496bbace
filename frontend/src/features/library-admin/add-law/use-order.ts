import type { LawReporter } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { planLaw } from '../library-queries';
import { type LawFaults, type LawFields, newestDate, readOrder, type volumeOf } from './law-words';

/** The form of an order, and what was found out about it. @param wanted a volume to begin with */
export function useOrder(wanted: ReturnType<typeof volumeOf>) {
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
