import { Undo2 } from 'lucide-react';
import { Button } from '../../../../shared/ui/button';
import { RetryAlert } from '../../../../shared/ui/inline-alert';
import { TypesetCitation } from '../../typeset/typeset-citation';
import { fieldText } from '../fields/field-text';
import { fieldWord, sourceFields } from '../fields/source-fields';
import type { FormatterState } from '../formatter/use-written';
import { type Changes, type Generation, isChanged, NO_CHANGES } from '../generator-state';
import { noteOf, pinNote, withField, withPin } from './field-changes';
import { FieldInput } from './field-input';
import { Presentation } from './presentation';

interface FieldsFormProps {
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
  return (
    <div onFocusCapture={formatter.prepare} onPointerEnter={formatter.prepare}>
      {html ? <Preview html={html} /> : null}
      <p className="mb-5 max-w-measure text-sm text-ink-soft">
        {missing.length > 0
          ? `Still needed or to be checked: ${missing.map((name) => fieldWord(answer.kind, name)).join(', ')}.`
          : html
            ? 'The citation has everything it needs.'
            : 'No citation yet: fill in the fields that name the source.'}{' '}
        Your changes go into the citation right away.
      </p>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {sourceFields(answer.kind, answer.fields).map((field) => (
          <FieldInput
            key={field.variable}
            field={field}
            value={changes.fields[field.variable] ?? fieldText(answer.fields, field.variable)}
            note={noteOf(generation, missing, field)}
            onChange={(text) => onChange((before) => withField(generation, before, field, text))}
          />
        ))}
        <FieldInput
          field={{ variable: 'pin', label: 'Pin cite', hint: 'The page or section you rely on' }}
          value={changes.pin ?? answer.pin ?? ''}
          note={pinNote(generation)}
          onChange={(pin) => onChange(({ pin: _, ...rest }) => withPin(rest, pin, answer.pin))}
        />
        <Presentation generation={generation} onChange={onChange} />
      </div>
      <FormatterNotice formatter={formatter} />
      {isChanged(changes) ? <UndoAll onUndo={() => onChange(() => NO_CHANGES)} /> : null}
    </div>
  );
}

function UndoAll({ onUndo }: { onUndo: () => void }) {
  return (
    <Button variant="ghost" size="sm" className="mt-5" onClick={onUndo}>
      <Undo2 aria-hidden className="size-4" />
      Undo all changes
    </Button>
  );
}

/** Stays in sight while the fields scroll; the citation itself is read further up. */
function Preview({ html }: { html: string }) {
  return (
    <p
      aria-hidden
      className="sticky low:static top-14 z-10 -mt-3 mb-4 border-b border-rule bg-paper py-3 font-serif text-lg wrap-anywhere md:top-0"
    >
      <TypesetCitation html={html} />
    </p>
  );
}

function FormatterNotice({ formatter }: { formatter: FormatterState }) {
  if (formatter.hasFailed) {
    return (
      <RetryAlert
        title="The citation could not be rewritten"
        className="mt-5"
        onRetry={formatter.retry}
      >
        <p>The formatter could not be loaded. Your changes are kept.</p>
      </RetryAlert>
    );
  }
  return formatter.isAwaited ? (
    <p role="status" className="mt-5 text-sm text-ink-soft">
      Loading the formatter...
    </p>
  ) : null;
}
