import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '../../../shared/ui/live-region';
import { importsQuery, startImport } from '../library-queries';

export interface StartListeners {
  onStarted?: () => void;
  onRefused: (error: Error) => void;
}

/** Starts an import of a path, says so, and shows it in the list; what refuses it may stand there. */
export function useStartImport({ onStarted, onRefused }: StartListeners) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: startImport,
    onSuccess: ({ label }) => {
      onStarted?.();
      announce(`The import of ${label} has started`);
    },
    onError: onRefused,
    onSettled: () => client.invalidateQueries(importsQuery()),
  });
}
