import { useQuery } from '@tanstack/react-query';
import type { Formatter } from './written-citation';

/** Fetches the formatter once it is wanted: with its tables of courts it outweighs the screen. */
export function useFormatter(isWanted: boolean) {
  return useQuery({
    queryKey: ['citation-formatter'],
    queryFn: async (): Promise<Formatter> => {
      const { formatCitation } = await import('@casewright/legal/format');
      return formatCitation;
    },
    gcTime: Number.POSITIVE_INFINITY,
    enabled: isWanted,
  });
}
