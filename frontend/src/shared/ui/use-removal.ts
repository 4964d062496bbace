import type { QueryKey } from '@tanstack/react-query';
import { useContext } from 'react';
import { SectionHeading } from './section';
import { type ToastInput, toast } from './toast-store';
import { useChange } from './use-change';

/**
 * Removes one of what a section lists, and says so. The button that was pressed is gone then, and the
 * focus with it: the section's heading takes it.
 * @param failed the title of a toast with the reason
 */
export function useRemoval<Answer>(
  remove: () => Promise<Answer>,
  old: { queryKey: QueryKey },
  failed: string,
  said: (answer: Answer) => ToastInput,
) {
  const heading = useContext(SectionHeading);
  return useChange<void, Answer>(remove, old, failed, (answer) => {
    toast(said(answer));
    heading?.current?.focus();
  });
}
