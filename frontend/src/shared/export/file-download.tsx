import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { GENERIC_FAILURE, reasonOf } from '../api/api-error';
import { Button } from '../ui/button';
import { toastFailure } from '../ui/toast-store';
import { saveFile } from './save-file';

interface FileDownloadProps {
  name: string;
  fetchFile: () => Promise<Blob>;
  words: { download: string; downloading?: string; failed: string };
}

/** A file that the server makes when it is asked for. */
export function FileDownload({ name, fetchFile, words }: FileDownloadProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: fetchFile,
    onSuccess: (file) => saveFile(name, file),
    onError: (error) => toastFailure(words.failed, reasonOf(error, GENERIC_FAILURE)),
  });
  return (
    <Button
      variant="secondary"
      pendingText={isPending && (words.downloading ?? 'Downloading...')}
      onClick={() => mutate()}
    >
      <Download aria-hidden className="size-4" strokeWidth={1.75} />
      {words.download}
    </Button>
  );
}
