import { TEMPLATE_JURISDICTIONS, TEMPLATE_TYPES } from '@casewright/contracts';
import { useId } from 'react';
import { Field, type FieldControlProps } from '../../../shared/ui/field';
import { Input, Textarea } from '../../../shared/ui/input';
import { SelectField } from '../../../shared/ui/select-field';
import type { WorkBench } from '../work/use-work';
import type { FormState } from '../work/work-state';

const TYPES = [
  { value: '' as const, label: 'Choose a document type' },
  ...TEMPLATE_TYPES.map((type) => ({ value: type, label: type })),
];
/** Those that the templates are adapted to; any other may be typed. */
const ADAPTED = Object.values(TEMPLATE_JURISDICTIONS);

/** What is wrong with each field, in a sentence. */
export type Problems = Partial<Record<keyof FormState, string>>;

interface RequestFieldsProps {
  bench: WorkBench;
  problems: Problems;
}

/** Document type and jurisdiction side by side, the requirements below. */
export function RequestFields({ bench, problems }: RequestFieldsProps) {
  const { form, setForm, isGenerating } = bench;
  const set = (change: Partial<FormState>) => setForm((before) => ({ ...before, ...change }));
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField<FormState['documentType']>
          label="Document Type"
          error={problems.documentType}
          name="documentType"
          options={TYPES}
          value={form.documentType}
          disabled={isGenerating}
          onChoose={(documentType) => set({ documentType })}
        />
        <Field label="Jurisdiction" optional error={problems.jurisdiction}>
          {(control) => (
            <JurisdictionInput
              control={control}
              value={form.jurisdiction}
              isDisabled={isGenerating}
              onChange={(jurisdiction) => set({ jurisdiction })}
            />
          )}
        </Field>
      </div>
      <Field
        label="Requirements"
        hint="Who, what, when, how much, and whatever else the document should say, in your own words."
        error={problems.requirements}
      >
        {(control) => (
          <Textarea
            {...control}
            name="requirements"
            value={form.requirements}
            disabled={isGenerating}
            onChange={({ target }) => set({ requirements: target.value })}
            className="min-h-40"
          />
        )}
      </Field>
    </>
  );
}

interface JurisdictionInputProps {
  control: FieldControlProps;
  value: string;
  isDisabled: boolean;
  onChange: (jurisdiction: string) => void;
}

/** Any jurisdiction, with those that the templates are adapted to as suggestions. */
function JurisdictionInput({ control, value, isDisabled, onChange }: JurisdictionInputProps) {
  const listId = useId();
  return (
    <>
      <Input
        {...control}
        name="jurisdiction"
        list={listId}
        autoComplete="off"
        placeholder="California, New York, Ohio ..."
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={listId}>
        {ADAPTED.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
