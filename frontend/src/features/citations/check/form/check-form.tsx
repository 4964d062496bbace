import { type DragEvent, type FormEvent, useState } from 'react';
import { FileButton } from '../../../../shared/reading/files/file-button';
import { pasteLong } from '../../../../shared/reading/files/paste-long';
import { Button } from '../../../../shared/ui/button';
import { Field } from '../../../../shared/ui/field';
import { InlineAlert } from '../../../../shared/ui/inline-alert';
import { Textarea } from '../../../../shared/ui/input';
import { EXAMPLE_TEXT } from '../texts';
import type { Check } from '../use-check';
import { readTextFile, textRefusal } from './text-file';

/** Paste, type, drop or upload a text. */
export function CheckForm({ check }: { check: Check }) {
  const { draft, isKept, failure } = check;
  const { refusal: fileRefusal, take } = useTextFile(check);
  const isBlank = draft.text.trim() === '';
  const refusal = textRefusal(draft.text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank && !refusal) check.check();
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void take(file);
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-4xl flex-col gap-5">
      <Field
        label="Text to check"
        hint="Every citation in it is looked up in the library, and every quotation in the case that it is attributed to. The text is kept in this browser tab and nowhere else."
        error={refusal ?? fileRefusal}
      >
        {(control) => (
          <Textarea
            {...control}
            value={draft.text}
            spellCheck={false}
            placeholder="Paste a brief, or drop a .txt file here"
            onChange={(event) => check.setText(event.target.value, null)}
            onPaste={(event) => pasteLong(event, (text) => check.setText(text, null))}
            onDrop={drop}
            className="min-h-72 font-serif"
          />
        )}
      </Field>
      {isKept ? null : (
        <InlineAlert tone="info">
          This text is too long to outlast a reload: this browser tab has no room for it. Keep your
          own copy until you are done.
        </InlineAlert>
      )}
      {failure ? (
        <InlineAlert title="The citations were not checked">
          {failure} Your text is still here.
        </InlineAlert>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={isBlank || refusal !== undefined}>
          Check citations
        </Button>
        <FileButton label="Text file" accept=".txt,text/plain" onFile={(file) => void take(file)}>
          Upload a .txt file
        </FileButton>
        <p className="text-sm text-ink-faint tabular-nums">
          {draft.fileName ? `${draft.fileName} · ` : ''}
          {draft.text.length.toLocaleString('en-US')} characters
        </p>
      </div>
      {isBlank ? (
        <p className="text-ink-soft">
          Nothing at hand?{' '}
          <Button
            variant="link"
            className="text-base"
            onClick={() => {
              check.setText(EXAMPLE_TEXT, null);
              check.check({ text: EXAMPLE_TEXT, fileName: null, isChecked: false });
            }}
          >
            Check an example
          </Button>
        </p>
      ) : null}
    </form>
  );
}

function useTextFile(check: Check) {
  const [refusal, setRefusal] = useState<string>();
  const take = async (file: File) => {
    const read = await readTextFile(file);
    setRefusal('refusal' in read ? read.refusal : undefined);
    if ('text' in read) check.setText(read.text, file.name);
  };
  return { refusal, take };
}
