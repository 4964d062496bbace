import { countOf } from '@casewright/contracts';
import { clsx } from 'clsx';
import type { FormEvent } from 'react';
import { FileButton } from '../../../shared/reading/files/file-button';
import { TryExample } from '../../../shared/reading/files/text-intake';
import { Button } from '../../../shared/ui/button';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import type { Tool } from '../tools';
import { ACCEPT } from './accepted-file';
import { EXAMPLE_TEXT } from './example-text';
import { IntakeSource } from './intake-source';
import type { AnalysisRun, Source } from './use-analysis';
import { useDrop } from './use-drop';
import type { Intake } from './use-intake';

const characters = (count: number) => countOf(count, 'character');

interface IntakeFormProps {
  tool: Tool;
  intake: Intake;
  run: AnalysisRun;
  onSubmit: (source: Source) => void;
}

/** Upload, drop, paste, or type a document. The text box is there only while no file is chosen. */
export function IntakeForm({ tool, intake, run, onSubmit }: IntakeFormProps) {
  const { file } = intake;
  const { isRunning } = run;
  const failure = intake.refusal ?? (tool.showsFailureInline ? run.failure : null);
  const drop = useDrop(isRunning ? null : intake.choose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    const source = intake.submitted();
    if (source) onSubmit(source);
  };
  return (
    <form
      noValidate
      aria-label="Document to analyze"
      onSubmit={submit}
      {...drop.handlers}
      className={clsx(
        'flex max-w-4xl flex-col gap-5 rounded-md outline-2 outline-offset-8 outline-accent-ink outline-dashed',
        !drop.isOver && 'outline-none',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          label="Document file"
          accept={ACCEPT}
          disabled={isRunning}
          onFile={intake.choose}
        >
          {file ? 'Choose another file' : 'Upload a file'}
        </FileButton>
        <p className="text-sm text-ink-soft">
          PDF, TXT or Word. Or drop a file anywhere on this form.
        </p>
      </div>
      <IntakeSource intake={intake} isRunning={isRunning} />
      {failure ? <InlineAlert title="The document was not analyzed">{failure}</InlineAlert> : null}
      <Actions tool={tool} intake={intake} run={run} onSubmit={onSubmit} />
    </form>
  );
}

/**
 * The button, and what appears alongside it: an example for an empty form, else how long the text
 * is.
 */
function Actions({ tool, intake, run, onSubmit }: IntakeFormProps) {
  const { file, text, isEmpty } = intake;
  const { isRunning } = run;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" disabled={isEmpty} pendingText={isRunning && 'Analyzing...'}>
        {tool.submit}
      </Button>
      {isEmpty && !isRunning ? (
        <TryExample
          action="Try an example"
          onTry={() => {
            intake.write(EXAMPLE_TEXT);
            onSubmit({ file: null, text: EXAMPLE_TEXT });
          }}
        />
      ) : null}
      {file === null && text !== '' ? (
        <p className="text-sm text-ink-faint tabular-nums">{characters(text.length)}</p>
      ) : null}
    </div>
  );
}
