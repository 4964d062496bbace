import { CITATION_STYLE_LABELS, SOURCE_TYPE_LABELS } from '@casewright/contracts';
import { type KeyboardEvent, useRef } from 'react';
import { Field } from '../../../shared/ui/field';
import { Textarea } from '../../../shared/ui/input';
import { SelectField } from '../../../shared/ui/select-field';
import type { FormState } from './generator-state';
import { DecisionOffers, offerAt } from './offers/decision-offers';
import { useOffers } from './offers/use-offers';
import type { Generator } from './use-generator';

const options = <T extends string>(labels: Record<T, string>) =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
const FORMATS = options(CITATION_STYLE_LABELS);
const TYPES = options(SOURCE_TYPE_LABELS);

interface RequestFieldsProps {
  generator: Generator;
  refusal: string | undefined;
}

/** The text, and in what form a citation is to be made of what kind of source. */
export function RequestFields({ generator, refusal }: RequestFieldsProps) {
  const { form, setForm, isRunning } = generator;
  const set = (change: Partial<FormState>) => setForm((before) => ({ ...before, ...change }));
  return (
    <>
      <LegalText generator={generator} refusal={refusal} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Citation Format"
          value={form.format}
          options={FORMATS}
          disabled={isRunning}
          onChoose={(format) => set({ format })}
        />
        <SelectField
          label="Source Type"
          value={form.type}
          options={TYPES}
          disabled={isRunning}
          onChoose={(type) => set({ type })}
        />
      </div>
    </>
  );
}

/** The text, with the decisions that it may mean below it: the arrow key leads there from its end. */
function LegalText({ generator, refusal }: RequestFieldsProps) {
  const { form, setForm, isRunning } = generator;
  const offers = useOffers(generator);
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { selectionEnd, value } = event.currentTarget;
    const first = list.current && offerAt(list.current, 0);
    if (event.key === 'Escape') offers.dismiss();
    if (event.key !== 'ArrowDown' || !first || selectionEnd < value.trimEnd().length) return;
    event.preventDefault();
    first.focus();
  };
  return (
    <>
      <Field
        label="Legal Text"
        hint="A name, a number, a caption, a title page: whatever you know about the source."
        error={refusal}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            onKeyDown={onKeyDown}
            value={form.content}
            disabled={isRunning}
            onChange={(event) => {
              const content = event.target.value;
              setForm((before) => ({ ...before, content }));
            }}
            className="min-h-40"
          />
        )}
      </Field>
      <DecisionOffers offers={offers} list={list} field={field} />
    </>
  );
}
