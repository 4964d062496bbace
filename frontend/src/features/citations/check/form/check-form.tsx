import { BRIEF_EXTENSIONS } from '@casewright/contracts';
import { type DragEvent, type FormEvent, useState } from 'react';
import { yourTextIsStillHere } from '../../../../shared/config/texts';
import { FileButton } from '../../../../shared/reading/files/file-button';
import { NotKept, pasteLong, TryExample } from '../../../../shared/reading/files/text-intake';
import { Button } from '../../../../shared/ui/button';
import { Field } from '../../../../shared/ui/field';
import { InlineAlert } from '../../../../shared/ui/inline-alert';
import { Textarea } from '../../../../shared/ui/input';
import type { Check } from '../use-check';
import { readTextFile, textRefusal } from './text-file';

/** A paragraph of ours to try the checker with: right citations, a wrong year and a reference. */
const EXAMPLE_TEXT = `Officers must warn a suspect before questioning in custody. Miranda v. Arizona, 384 U.S. 436, 444 (1966). A lawyer for the accused is a separate right. Gideon v. Wainwright, 372 U.S. 335, 344 (1964); see 42 U.S.C. § 1983. Schools may not be segregated by law. Brown v. Board of Education, 347 U.S. 483, 495 (1954). In that field, the Court said, “the doctrine of separate but equal has no place.” Id. at 495.`;

/** Paste, type, drop, or upload a text. */
export function CheckForm({ check }: { check: Check }) {
  const { draft, isKept, failure } = check;
  const { refusal: fileRefusal, take } = useTextFile(check);
  const isBlank = draft.text.trim() === '';
  const refusal = textRefusal(draft.text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank && !refusal) check.check();
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-4xl flex-col gap-5">
      <TextField check={check} refusal={refusal ?? fileRefusal} onFile={take} />
      {isKept ? null : <NotKept />}
      {failure ? (
        <InlineAlert title="The citations were not checked">
          {yourTextIsStillHere(failure)}
        </InlineAlert>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={isBlank || refusal !== undefined}>
          Check citations
        </Button>
        <FileButton label="File to check" accept={BRIEF_EXTENSIONS.join()} onFile={take}>
          Upload a file
        </FileButton>
        <p className="text-sm text-ink-faint tabular-nums">
          {draft.fileName ? `${draft.fileName} · ` : ''}
          {draft.text.length.toLocaleString('en-US')} characters
        </p>
      </div>
      {isBlank ? <TryExample action="Check an example" onTry={() => checkExample(check)} /> : null}
    </form>
  );
}

interface TextFieldProps {
  check: Check;
  refusal: string | undefined;
  onFile: (file: File) => void;
}

function TextField({ check, refusal, onFile }: TextFieldProps) {
  const setText = (text: string) => check.setText(text, null);
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  return (
    <Field
      label="Text to check"
      hint="Every citation is looked up in the library, and every quotation in the case it is attributed to. A Word, PDF, RTF, or ODT file is checked with its pages and footnotes."
      error={refusal}
    >
      {(control) => (
        <Textarea
          {...control}
          value={check.draft.text}
          spellCheck={false}
          placeholder="Paste a brief, or drop a file here"
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => pasteLong(event, setText)}
          onDrop={drop}
          className="min-h-72 font-serif"
        />
      )}
    </Field>
  );
}

function checkExample(check: Check): void {
  check.setText(EXAMPLE_TEXT, null);
  check.check({ text: EXAMPLE_TEXT, fileName: null, isChecked: false });
}

function useTextFile(check: Check) {
  const [refusal, setRefusal] = useState<string>();
  const take = async (file: File): Promise<void> => {
    const isBrief = BRIEF_EXTENSIONS.some(
      (extension) => extension !== '.txt' && file.name.toLowerCase().endsWith(extension),
    );
    if (isBrief) {
      setRefusal(undefined);
      return check.checkFile(file);
    }
    const read = await readTextFile(file);
    setRefusal('refusal' in read ? read.refusal : undefined);
    if ('text' in read) check.setText(read.text, file.name);
  };
  return { refusal, take: (file: File) => void take(file) };
}
