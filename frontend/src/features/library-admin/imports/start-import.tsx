import { StartImportSchema } from '@casewright/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { reasonOf } from '../../../shared/api/api-error';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { Coded } from '../../../shared/ui/kbd';
import { announce } from '../../../shared/ui/live-region';
import { useChange } from '../../../shared/ui/use-change';
import { importsQuery, startImport } from '../library-queries';

/** Starts an import of a file or folder that is on the server. */
export function StartImport({ importDir }: { importDir: string | null }) {
  if (importDir === null) {
    return (
      <p className="max-w-measure text-ink-soft">
        <Coded>
          No import folder is configured on this server. Set `IMPORT_DIR` to start imports here, or
          run `npm run import -- PATH` on the server.
        </Coded>
      </p>
    );
  }
  return <StartForm importDir={importDir} />;
}

function StartForm({ importDir }: { importDir: string }) {
  const { path, setPath, refusal, start, submit, field } = useStart();
  const hint = (
    <Coded>{`Below \`${importDir}\`. The format is detected: CourtListener, Caselaw Access Project, or JSONL.`}</Coded>
  );
  return (
    <form noValidate onSubmit={submit} className="max-w-2xl">
      <Field label="File or folder on the server" hint={hint} error={refusal}>
        {(control) => (
          <div className="flex gap-3 max-sm:flex-col">
            <Input
              {...control}
              ref={field}
              autoComplete="off"
              spellCheck={false}
              value={path}
              onChange={({ target }) => setPath(target.value)}
            />
            <Button type="submit" className="h-11" pendingText={start.isPending && 'Starting...'}>
              Start import
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

function useStart() {
  const field = useRef<HTMLInputElement>(null);
  const [path, setPath] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const refuse = (error: Error) => {
    setRefusal(reasonOf(error, 'The import could not be started. Try again.'));
    field.current?.focus();
  };
  const start = useStartImport(refuse, () => setPath(''));
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
export function useStartImport(onRefused: (error: Error) => void, onStarted?: () => void) {
  return useChange(startImport, importsQuery, onRefused, ({ label }) => {
    onStarted?.();
    announce(`The import of ${label} has started`);
  });
}
