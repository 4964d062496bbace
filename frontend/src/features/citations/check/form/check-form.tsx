import { BRIEF_EXTENSIONS } from '@casewright/contracts';
import { type DragEvent, type FormEvent, useState } from 'react';
import { yourTextIsStillHere } from '../../../../shared/config/texts';
import { FileButton } from '../../../../shared/reading/files/file-button';
import { NotKept, pasteLong, TryExample } from '../../../../shared/reading/files/text-intake';
import { Button } from '../../../../shared/ui/button';
import { Field } from '../../../../shared/ui/field';
import { InlineAlert } from '../../../../shared/ui/inline-alert';
import { Textarea } from '../../../../shared/ui/input';
import * as texts from '../texts';
import { EXAMPLE_TEXT } from '../texts';
import type { Check } from '../use-check';
import { readTextFile, textRefusal } from './text-file';

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
        <InlineAlert title={texts.citationsWereNotChecked}>
          {yourTextIsStillHere(failure)}
        </InlineAlert>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={isBlank || refusal !== undefined}>
          {texts.checkCitations}
        </Button>
        <FileButton label={texts.briefFile} accept={BRIEF_EXTENSIONS.join()} onFile={take}>
          {texts.uploadFile}
        </FileButton>
        <p className="text-sm text-ink-faint tabular-nums">
          {draft.fileName ? `${draft.fileName} · ` : ''}
          {draft.text.length.toLocaleString('en-US')}
          {texts.characters}
        </p>
      </div>
      {isBlank ? (
        <TryExample action={texts.checkExample} onTry={() => checkExample(check)} />
      ) : null}
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
    <Field label={texts.textToCheck} hint={texts.everyCitationInItIs} error={refusal}>
      {(control) => (
        <Textarea
          {...control}
          value={check.draft.text}
          spellCheck={false}
          placeholder={texts.pasteBrief}
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
