import { CITATION_STYLE_LABELS } from '@casewright/contracts';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../../shared/ui/button';
import { Field } from '../../../../shared/ui/field';
import { RetryAlert } from '../../../../shared/ui/inline-alert';
import { Select } from '../../../../shared/ui/select';
import { TypesetCitation } from '../../typeset/typeset-citation';
import { fieldText } from '../fields/field-text';
import { fieldWord, type SourceField, sourceFields } from '../fields/source-fields';
import type { FormatterState } from '../formatter/use-written';
import { type Changes, type Generation, isChanged, NO_CHANGES } from '../generator-state';
import * as texts from '../texts';
import { ORIGIN_WORDS } from '../texts';
import { FieldInput } from './field-input';

const STYLES = Object.entries(CITATION_STYLE_LABELS).map(([value, label]) => ({ value, label }));
const TYPEFACES = [
  { value: 'court', label: texts.courtDocuments },
  { value: 'law-review', label: texts.lawReviews },
];

export interface FieldsFormProps {
  generation: Generation;
  /** The citation as it reads now, with its typefaces. */
  html: string;
  /** Variables that the citation still needs. */
  missing: readonly string[];
  formatter: FormatterState;
  onChange: (change: (before: Changes) => Changes) => void;
}

/** The source, field by field, each with where it comes from; the citation follows every key. */
export function FieldsForm({ generation, html, missing, formatter, onChange }: FieldsFormProps) {
  const { answer, changes } = generation;
  const kind = answer.kind;
  return (
    <div onFocusCapture={formatter.prepare} onPointerEnter={formatter.prepare}>
      {html ? <Preview html={html} /> : null}
      <p className="mb-5 max-w-measure text-sm text-ink-soft">
        {missing.length > 0
          ? texts.stillNeeded(missing.map((name) => fieldWord(kind, name)).join(', '))
          : texts.nothingThatCitationNeedsIs}{' '}
        {texts.whatYouChangeHereIs}
      </p>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {sourceFields(kind, answer.fields).map((field) => (
          <FieldInput
            key={field.variable}
            field={field}
            value={changes.fields[field.variable] ?? fieldText(answer.fields, field.variable)}
            note={noteOf(generation, missing, field)}
            onChange={(text) => onChange((before) => withField(generation, before, field, text))}
          />
        ))}
        <FieldInput
          field={{ variable: 'pin', label: texts.pinCite, hint: texts.pageOrSectionYouRely }}
          value={changes.pin ?? answer.pin ?? ''}
          note={changes.pin === undefined ? (answer.pin ? ORIGIN_WORDS.text : '') : CHANGED}
          onChange={(pin) => onChange(({ pin: _, ...rest }) => withPin(rest, pin, answer.pin))}
        />
        <Presentation generation={generation} onChange={onChange} />
      </div>
      <FormatterNotice formatter={formatter} />
      {isChanged(changes) ? (
        <Button
          variant="ghost"
          size="sm"
          className="mt-5"
          onClick={() => onChange(() => NO_CHANGES)}
        >
          <Undo2 aria-hidden className="size-4" />
          {texts.takeAllChangesBack}
        </Button>
      ) : null}
    </div>
  );
}

/** Stays in sight while the fields scroll; the citation itself is read further up. */
function Preview({ html }: { html: string }) {
  return (
    <p
      aria-hidden
      className="sticky top-14 z-10 -mt-3 mb-4 border-b border-rule bg-paper py-3 font-serif text-lg wrap-anywhere md:top-0"
    >
      <TypesetCitation html={html} />
    </p>
  );
}

const CHANGED = texts.changedByYou;

function noteOf(
  { answer, changes }: Generation,
  missing: readonly string[],
  { variable }: SourceField,
): string {
  if (variable in changes.fields) return CHANGED;
  if (missing.includes(variable)) return 'missing';
  const origin = answer.origins[variable];
  return origin && fieldText(answer.fields, variable) ? ORIGIN_WORDS[origin] : '';
}

/** A field typed back to what it was is no change. */
function withField(
  { answer }: Generation,
  before: Changes,
  { variable }: SourceField,
  text: string,
): Changes {
  const { [variable]: _, ...others } = before.fields;
  const isBack = text === fieldText(answer.fields, variable);
  return { ...before, fields: isBack ? others : { ...others, [variable]: text } };
}

function withPin(rest: Changes, pin: string, given: string | null): Changes {
  return pin === (given ?? '') ? rest : { ...rest, pin };
}

type PresentationProps = Pick<FieldsFormProps, 'generation' | 'onChange'>;

function Presentation({ generation: { request, changes }, onChange }: PresentationProps) {
  const style = changes.style ?? request.format;
  return (
    <>
      <Field label={texts.writeItIn}>
        {(control) => (
          <Select
            {...control}
            options={STYLES}
            value={style}
            onChange={({ target }) =>
              onChange(({ style: _, ...rest }) =>
                target.value === request.format
                  ? rest
                  : { ...rest, style: target.value as Changes['style'] },
              )
            }
          />
        )}
      </Field>
      {style === 'bluebook' ? (
        <Field label={texts.typefacesOf}>
          {(control) => (
            <Select
              {...control}
              options={TYPEFACES}
              value={changes.typeface ?? 'court'}
              onChange={({ target }) =>
                onChange(({ typeface: _, ...rest }) =>
                  target.value === 'court' ? rest : { ...rest, typeface: 'law-review' },
                )
              }
            />
          )}
        </Field>
      ) : null}
    </>
  );
}

function FormatterNotice({ formatter }: { formatter: FormatterState }) {
  if (formatter.hasFailed) {
    return (
      <RetryAlert
        title={texts.citationCouldNotBeRewritten}
        className="mt-5"
        onRetry={formatter.retry}
      >
        <p>{texts.formatterCouldNotBeFetched}</p>
      </RetryAlert>
    );
  }
  return formatter.isAwaited ? (
    <p role="status" className="mt-5 text-sm text-ink-soft">
      {texts.fetchingFormatter}
    </p>
  ) : null;
}
