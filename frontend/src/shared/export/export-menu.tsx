import type { ExportBody, ExportFormat, ExportType } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { Download, FileSpreadsheet, FileText, FileType, type LucideIcon } from 'lucide-react';
import { fetchRoute } from '../api/client';
import { productSlug } from '../config/product';
import { Button } from '../ui/button';
import { DropdownMenu, DropdownMenuItem } from '../ui/dropdown-menu';
import { toast, toastFailure } from '../ui/toast-store';
import { fileNameOf, saveFile } from './save-file';

const hasBeenExported = (type: ExportType) =>
  `Your ${EXPORT_WORDS[type]} has been exported successfully.`;

/** What a file is called in the specification's sentence, which needs a noun in the singular. */
const EXPORT_WORDS: Record<ExportType, string> = {
  analysis: 'analysis',
  template: 'template',
  'search-history': 'search history',
  'search-results': 'list of search results',
  writing: 'writing analysis',
  citations: 'citation',
  'cite-check': 'cite check',
  'cite-report': 'report',
  'table-of-authorities': 'table of authorities',
};

/** Regions whose offices have letter paper; the rest of the world has A4. */
const LETTER_REGIONS = /-(?:US|CA|MX|PH|CL|CO|VE)\b/i;

interface Exported {
  type: ExportType;
  /** What the button says, where another on the screen exports something else. */
  label?: string;
  /** What the screen shows, as its answer came; absent where the server has more of it. */
  data?: () => unknown;
  /** What the file is called, where that is not its title. */
  name?: string;
  /** Whether what is for a drafter only goes into the file. */
  notes?: boolean;
}

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
          {props.label ?? 'Export'}
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

/** Has a file made of what a screen shows, and hands it to the browser's downloads. */
function useExport({ type, data, name: fileName, notes }: Exported) {
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const body = {
        format,
        type,
        data: data?.(),
        options: {
          paper: LETTER_REGIONS.test(navigator.language) ? 'letter' : 'a4',
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          ...(fileName ? { name: fileName } : {}),
          ...(notes === undefined ? {} : { notes }),
        },
      } as ExportBody;
      const response = await fetchRoute('POST /export', { body, headers: { accept: '*/*' } });
      const name = fileNameOf(response.headers.get('content-disposition'));
      saveFile(name ?? `${productSlug}-${type}.${format}`, await response.blob());
    },
    onSuccess: () => toast({ title: 'Export Successful', description: hasBeenExported(type) }),
    onError: () =>
      toastFailure('Export Failed', 'Failed to export the document. Please try again.'),
  });
}
