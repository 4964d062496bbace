import { FileText, X } from 'lucide-react';
import { IconButton } from '../../../shared/ui/icon-button';
import * as texts from '../texts';
import { fileSize } from './accepted-file';

export interface ChosenFileProps {
  file: File;
  isDisabled: boolean;
  onRemove: () => void;
}

/** The file that will be sent, and the way back to the text box. */
export function ChosenFile({ file, isDisabled, onRemove }: ChosenFileProps) {
  return (
    <div className="flex min-h-16 items-center gap-3 border-y border-rule py-2">
      <FileText aria-hidden className="size-5 shrink-0 text-ink-faint" strokeWidth={1.5} />
      <p className="min-w-0 flex-1">
        <span className="block font-serif wrap-anywhere">{file.name}</span>
        <span className="text-sm text-ink-faint tabular-nums">{fileSize(file.size)}</span>
      </p>
      <IconButton icon={X} label={texts.removeFile} disabled={isDisabled} onClick={onRemove} />
    </div>
  );
}
