import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { reasonOf } from '../../../shared/api/api-error';
import { ProgressBar } from '../../../shared/jobs/job-progress-bar';
import { Label } from '../../../shared/ui/field';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { announce } from '../../../shared/ui/live-region';
import { importsQuery, sendFiles } from '../library-queries';

/** Files of case law that are dropped here, or chosen: sent to the server and imported together. */
export function SendFiles() {
  const id = useId();
  const { send, percent, take } = useSending();
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    target.value = '';
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input within does the same by keyboard
    <div
      className={clsx(
        'mt-6 max-w-2xl rounded-md border border-dashed p-4',
        isOver ? 'border-accent bg-sunken' : 'border-control',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Label htmlFor={id}>Drop files of case law here, or choose them</Label>
      <p id={`${id}-hint`} className="mb-2 text-sm text-ink-soft">
        Volumes of the Caselaw Access Project, CourtListener bulk files, or JSONL. Drop the files of
        one export together. Copy files larger than 2 GB to the server.
      </p>
      <input
        id={id}
        type="file"
        multiple
        disabled={send.isPending}
        aria-describedby={`${id}-hint`}
        className="block w-full text-sm"
        onChange={choose}
      />
      {send.isPending ? (
        <ProgressBar label="Sending the files" value={percent} className="mt-3" />
      ) : null}
      {send.error ? (
        <InlineAlert className="mt-3" title="The files were not imported">
          <p className="wrap-anywhere">{reasonOf(send.error, 'Try again later.')}</p>
        </InlineAlert>
      ) : null}
    </div>
  );
}

function useSending() {
  const client = useQueryClient();
  const [percent, setPercent] = useState(0);
  const send = useMutation({
    mutationFn: (files: File[]) => sendFiles(files, setPercent),
    onSuccess: ({ label }) => announce(`The import of ${label} has started`),
    onSettled: () => client.invalidateQueries(importsQuery),
  });
  const take = (files: FileList | null) => {
    if (!files?.length || send.isPending) return;
    setPercent(0);
    send.mutate([...files]);
  };
  return { send, percent, take };
}
