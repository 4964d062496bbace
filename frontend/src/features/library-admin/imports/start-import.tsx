import { StartImportSchema } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { reasonOf } from '../../../shared/ui/administration';
import { Button } from '../../../shared/ui/button';
import { Label } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { announce } from '../../../shared/ui/live-region';
import { importsQuery, startImport } from '../library-queries';
import * as texts from '../texts';

interface StartListeners {
  onStarted?: () => void;
  onRefused: (error: Error) => void;
}

/** Starts an import of a file or folder that is on the server. */
export function StartImport({ importDir }: { importDir: string | null }) {
  if (importDir === null) {
    return (
      <p className="max-w-measure text-ink-soft">
        {texts.thisServerNamesNoFolder}
        <code>IMPORT_DIR</code>
        {texts.toStartThemHere}
        <code>npm run import -- PATH</code>
        {texts.onServer}
      </p>
    );
  }
  return <StartForm importDir={importDir} />;
}

function StartForm({ importDir }: { importDir: string }) {
  const { path, setPath, refusal, start, submit, field } = useStart();
  const id = useId();
  return (
    <form noValidate onSubmit={submit} className="max-w-2xl">
      <Label htmlFor={id}>{texts.fileOrFolderOnServer}</Label>
      <p id={`${id}-hint`} className="mb-1 text-sm wrap-anywhere text-ink-soft">
        {texts.below}
        <code>{importDir}</code>
        {texts.formatIsFoundByLooking}
      </p>
      <div className="flex gap-3 max-sm:flex-col">
        <Input
          ref={field}
          id={id}
          autoComplete="off"
          spellCheck={false}
          value={path}
          onChange={(event) => setPath(event.target.value)}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={`${id}-hint${refusal ? ` ${id}-error` : ''}`}
        />
        <Button type="submit" className="h-11" pendingText={start.isPending && texts.starting}>
          {texts.startImport}
        </Button>
      </div>
      <div aria-live="polite">
        {refusal ? (
          <p id={`${id}-error`} className="mt-2 flex items-start gap-1.5 text-sm text-notfound">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
            <span className="wrap-anywhere">{refusal}</span>
          </p>
        ) : null}
      </div>
    </form>
  );
}

function useStart() {
  const field = useRef<HTMLInputElement>(null);
  const [path, setPath] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const start = useStartImport({
    onStarted: () => setPath(''),
    onRefused: (error) => {
      setRefusal(reasonOf(error, texts.importCouldNotBeStarted));
      field.current?.focus();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = StartImportSchema.safeParse({ path });
    setRefusal(asked.error?.issues[0]?.message);
    if (asked.success) start.mutate(asked.data.path);
    else field.current?.focus();
  };
  return { path, setPath, refusal, start, submit, field };
}

/** Starts an import of a path, says so, and shows it in the list, where a refusal may show too. */
export function useStartImport({ onStarted, onRefused }: StartListeners) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: startImport,
    onSuccess: ({ label }) => {
      onStarted?.();
      announce(texts.importOfHasStarted(label));
    },
    onError: onRefused,
    onSettled: () => client.invalidateQueries(importsQuery()),
  });
}
