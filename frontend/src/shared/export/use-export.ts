import type { ExportBody, ExportFormat, ExportType } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { fetchRoute } from '../api/client';
import { productSlug } from '../config/product';
import { toast, toastFailure } from '../ui/toast-store';
import { fileNameOf, saveFile } from './save-file';
import * as texts from './texts';

/** Regions whose offices have letter paper; the rest of the world has A4. */
const LETTER_REGIONS = /-(?:US|CA|MX|PH|CL|CO|VE)\b/i;

export interface Exported {
  type: ExportType;
  /** What the screen shows, as its answer came; absent where the server has more of it. */
  data?: () => unknown;
  /** What the file is called, where that is not its title. */
  name?: string;
  /** Whether what is for a drafter only goes into the file. */
  notes?: boolean;
}

/** Has a file made of what a screen shows, and hands it to the browser's downloads. */
export function useExport({ type, data, name: fileName, notes }: Exported) {
  return useMutation({
    mutationFn: async (format: ExportFormat) => {
      const body = {
        ...{ format, type, data: data?.() },
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
    onSuccess: () =>
      toast({ title: texts.exportSuccessful, description: texts.hasBeenExported(type) }),
    onError: () => toastFailure(texts.exportFailed, texts.failedToExport),
  });
}
