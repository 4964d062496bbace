import { FileText, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { NotKept, pasteLong } from '../../../shared/reading/files/text-intake';
import { Field } from '../../../shared/ui/field';
import { IconButton } from '../../../shared/ui/icon-button';
import { Textarea } from '../../../shared/ui/input';
import { fileSize } from './accepted-file';
import type { Intake } from './use-intake';

interface IntakeSourceProps {
  intake: Intake;
  isRunning: boolean;
}

/** What will be sent: the file that was chosen, else a box for text. */
export function IntakeSource({ intake, isRunning }: IntakeSourceProps) {
  const { file, removeFile } = intake;
  if (!file) return <TextBox intake={intake} isRunning={isRunning} />;
  return <ChosenFile file={file} isDisabled={isRunning} onRemove={removeFile} />;
}

interface ChosenFileProps {
  file: File;
  isDisabled: boolean;
  onRemove: () => void;
}

/** The file that will be sent, and the way back to the text box. */
function ChosenFile({ file, isDisabled, onRemove }: ChosenFileProps) {
  return (
    <div className="flex min-h-16 items-center gap-3 border-y border-rule py-2">
      <FileText aria-hidden className="size-5 shrink-0 text-ink-faint" strokeWidth={1.5} />
      <p className="min-w-0 flex-1">
        <span className="block font-serif wrap-anywhere">{file.name}</span>
        <span className="text-sm text-ink-faint tabular-nums">{fileSize(file.size)}</span>
      </p>
      <IconButton icon={X} label="Remove the file" disabled={isDisabled} onClick={onRemove} />
    </div>
  );
}

function TextBox({ intake, isRunning }: IntakeSourceProps) {
  return (
    <>
      <Field label="Or paste a text" error={intake.textError}>
        {(control) => (
          <Textarea
            {...control}
            value={intake.text}
            spellCheck={false}
            disabled={isRunning}
            placeholder="Paste a contract, a filing, an opinion, or a letter"
            onChange={(event) => intake.write(event.target.value)}
            onPaste={(event) => pasteLong(event, intake.write)}
            onKeyDown={submitOnModifiedEnter}
            className="min-h-60 font-serif"
          />
        )}
      </Field>
      {intake.isKept ? null : <NotKept />}
    </>
  );
}

function submitOnModifiedEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.dispatchEvent(
    new SubmitEvent('submit', { bubbles: true, cancelable: true }),
  );
}
