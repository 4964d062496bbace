import type { ExportFormat } from '@casewright/contracts';
import { Download, FileSpreadsheet, FileText, FileType, type LucideIcon } from 'lucide-react';
import { Button } from '../ui/button';
import { DropdownMenu, DropdownMenuItem } from '../ui/dropdown-menu';
import { type Exported, useExport } from './use-export';

const FORMATS: readonly { format: ExportFormat; label: string; icon: LucideIcon }[] = [
  { format: 'pdf', label: 'Export as PDF', icon: FileText },
  { format: 'docx', label: 'Export as Word (DOCX)', icon: FileType },
  { format: 'csv', label: 'Export as CSV', icon: FileSpreadsheet },
];

/** A button that offers what the screen shows as a file, in each format. */
export function ExportMenu(props: Exported) {
  const { mutate, isPending } = useExport(props);
  return (
    <DropdownMenu
      trigger={
        <Button variant="secondary" size="sm" pendingText={isPending && 'Exporting...'}>
          <Download aria-hidden className="size-4" strokeWidth={1.75} />
          Export
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
