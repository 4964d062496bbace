import type { LibraryImport } from '@casewright/contracts';
import { RotateCcw } from 'lucide-react';
import { serverMessageOr } from '../../../shared/api/api-error';
import { Button } from '../../../shared/ui/button';
import { toastFailure } from '../../../shared/ui/toast-store';
import * as texts from '../texts';
import { useStartImport } from './start-import';

/** Restarts an import that failed or was interrupted; nothing where it had more than one path. */
export function StartAgain({ item: { paths } }: { item: LibraryImport }) {
  const [path, ...others] = paths;
  const start = useStartImport({
    onRefused: (error) => toastFailure(texts.importWasNotStarted, serverMessageOr(error)),
  });
  if (path === undefined || others.length > 0) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-2"
      pendingText={start.isPending && texts.starting}
      onClick={() => start.mutate(path)}
    >
      <RotateCcw aria-hidden className="size-4" strokeWidth={1.75} />
      {texts.startAgain}
    </Button>
  );
}
