import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { GENERIC_FAILURE } from '../../shared/api/api-error';
import { saveFile } from '../../shared/export/save-file';
import { reasonOf } from '../../shared/ui/administration';
import { Button } from '../../shared/ui/button';
import { toastFailure } from '../../shared/ui/toast-store';
import { fetchSupportBundle } from './health-queries';
import * as texts from './texts';

/** The diagnostics as a file for somebody outside, without content. */
export function BundleDownload() {
  const { mutate, isPending } = useMutation({
    mutationFn: fetchSupportBundle,
    onSuccess: (file) => saveFile('support-bundle.json', file),
    onError: (error) =>
      toastFailure(texts.bundleWasNotDownloaded, reasonOf(error, GENERIC_FAILURE)),
  });
  return (
    <Button
      variant="secondary"
      pendingText={isPending && texts.downloading}
      onClick={() => mutate()}
    >
      <Download aria-hidden className="size-4" strokeWidth={1.75} />
      {texts.downloadSupportBundle}
    </Button>
  );
}
