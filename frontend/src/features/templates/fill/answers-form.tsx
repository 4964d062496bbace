import { type Draft, type Placeholder, readValue } from '@casewright/contracts';
import { useId, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { placesOf } from '../draft/places';
import { AnswerField } from './answer-field';
import { type Answers } from './fill-draft';
import { FormHead } from './form-head';
import { groupFields } from './group-fields';

interface AnswersFormProps {
  /** As it was drafted: the values that the fields begin with. */
  draft: Draft;
  answers: Answers;
  /** The same placeholders with what was typed since. */
  filled: readonly Placeholder[];
  onAnswer: (name: string, text: string) => void;
  onFocus: (name: string) => void;
  /** To one of the places of a placeholder. */
  onShow: (name: string, index: number) => void;
}

/** Required Information: a field for each place of the draft, which follows every key. */
export function AnswersForm(props: AnswersFormProps) {
  const { draft, filled } = props;
  const id = useId();
  const field = useFields(props);
  const groups = useMemo(
    () => groupFields(draft.placeholders, draft.sections),
    [draft.placeholders, draft.sections],
  );
  return (
    <section aria-labelledby={id}>
      <FormHead id={id} filled={filled} />
      {filled.length === 0 ? (
        <p className="py-4 text-ink-soft">There is nothing to fill in.</p>
      ) : null}
      <form noValidate onSubmit={(event) => event.preventDefault()} autoComplete="off">
        {groups.map(({ id: section, heading, fields }) => (
          <fieldset key={section} className="mt-5 flex flex-col gap-4">
            <legend className="mb-3 w-full border-b border-rule pb-1 text-sm font-semibold">
              {heading}
            </legend>
            {fields.map(field)}
          </fieldset>
        ))}
      </form>
    </section>
  );
}

/** Makes the field of a placeholder, which knows what was typed into it. */
function useFields({ draft, answers, filled, onAnswer, onFocus, onShow }: AnswersFormProps) {
  const form = useForm<Record<string, string>>({
    mode: 'onTouched',
    defaultValues: initialText(draft.placeholders, answers),
  });
  const byName = new Map(filled.map((placeholder) => [placeholder.name, placeholder]));
  const show = useShowNext(onShow);
  return (placeholder: Placeholder) => {
    const { name } = placeholder;
    const registered = form.register(name, {
      validate: (text) => problemOf(placeholder, text, draft.locale),
      onChange: ({ target }) => onAnswer(name, target.value),
    });
    return (
      <AnswerField
        key={name}
        placeholder={byName.get(name) ?? placeholder}
        registered={registered}
        error={form.formState.errors[name]?.message?.toString()}
        onFocus={() => onFocus(name)}
        onShow={() => show(name)}
        onTake={(text) => {
          form.setValue(name, text, { shouldValidate: true });
          onAnswer(name, text);
        }}
      />
    );
  };
}

/** To the first place of a placeholder; asked again for the same one, to its next. */
function useShowNext(onShow: AnswersFormProps['onShow']) {
  const lastShown = useRef({ name: '', index: -1 });
  return (name: string) => {
    const { current } = lastShown;
    const index = current.name === name ? (current.index + 1) % placesOf(name).length : 0;
    lastShown.current = { name, index };
    onShow(name, index || 0);
  };
}

/** What was typed, else the value that the draft has on its own. */
function initialText(placeholders: readonly Placeholder[], answers: Answers) {
  return Object.fromEntries(
    placeholders.map(({ name, value }) => [name, answers[name] ?? value ?? '']),
  );
}

function problemOf(placeholder: Placeholder, text: string, locale: Draft['locale']) {
  const read = readValue(placeholder, text, locale);
  return read !== null && 'problem' in read ? read.problem : true;
}
