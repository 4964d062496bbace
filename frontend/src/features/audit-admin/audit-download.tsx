import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { GENERIC_FAILURE } from '../../shared/api/api-error';
import { saveFile } from '../../shared/export/save-file';
import { reasonOf } from '../../shared/ui/administration';
import { Button } from '../../shared/ui/button';
import { toastFailure } from '../../shared/ui/toast-store';
import { fetchAuditFile } from './audit-queries';
import * as texts from './texts';

/** The whole log as a file, with what its hashes are made of. */
export function AuditDownload() {
  const { mutate, isPending } = useMutation({
    mutationFn: fetchAuditFile,
    onSuccess: (file) => saveFile('audit-log.csv', file),
    onError: (error) => toastFailure(texts.logWasNotDownloaded, reasonOf(error, GENERIC_FAILURE)),
  });
  return (
    <Button
      variant="secondary"
      pendingText={isPending && texts.downloading}
      onClick={() => mutate()}
    >
      <Download aria-hidden className="size-4" strokeWidth={1.75} />
      {texts.downloadAsCsv}
    </Button>
  );
}
