import type { ExportFormat } from '@casewright/contracts';
import { Download, FileSpreadsheet, FileText, FileType, type LucideIcon } from 'lucide-react';
import { Button } from '../ui/button';
import { DropdownMenu, DropdownMenuItem } from '../ui/dropdown-menu';
import * as texts from './texts';
import { type Exported, useExport } from './use-export';

const FORMATS: readonly { format: ExportFormat; label: string; icon: LucideIcon }[] = [
  { format: 'pdf', label: texts.exportAsPdf, icon: FileText },
  { format: 'docx', label: texts.exportAsWord, icon: FileType },
  { format: 'csv', label: texts.exportAsCsv, icon: FileSpreadsheet },
];

/** A button that offers what the screen shows as a file, in each format. */
export function ExportMenu(props: Exported) {
  const { mutate, isPending } = useExport(props);
  return (
    <DropdownMenu
      trigger={
        <Button variant="secondary" size="sm" pendingText={isPending && texts.exporting}>
          <Download aria-hidden className="size-4" strokeWidth={1.75} />
          {texts.exportButton}
        </Button>
      }
    >
      {FORMATS.map(({ format, label, icon: Icon }) => (
        <DropdownMenuItem key={format} onSelect={() => mutate(format)}>
          <Icon aria-hidden className="size-4 text-ink-faint" strokeWidth={1.75} />
          {label}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
