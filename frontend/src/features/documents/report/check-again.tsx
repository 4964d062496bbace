import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { serverMessageOr } from '../../../shared/api/api-error';
import { Button } from '../../../shared/ui/button';
import { toast } from '../../../shared/ui/toast-store';
import { checkAgain, refreshDocuments, resultQuery } from '../document-queries';
import * as texts from '../report-texts';

/** Checks the citations of a kept document, now that the library may be back. */
export function CheckAgain({ id }: { id: number }) {
  const client = useQueryClient();
  const ref = useRef<HTMLDivElement>(null);
  const check = useMutation({
    mutationFn: () => checkAgain(id),
    onSuccess(result) {
      // The button disappears with its warning, so the focus moves on to the report.
      ref.current?.closest<HTMLElement>('[data-focus-target]')?.focus({ preventScroll: true });
      client.setQueryData(resultQuery(id).queryKey, result);
      void refreshDocuments(client);
      toast({ title: texts.citationsChecked, description: texts.reportShowsHowTheyStand });
    },
  });
  return (
    <div ref={ref} className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        variant="secondary"
        size="sm"
        pendingText={check.isPending && texts.checking}
        onClick={() => check.mutate()}
      >
        {texts.checkAgain}
      </Button>
      {check.isError ? (
        <p role="alert" className="text-sm wrap-anywhere text-notfound">
          {serverMessageOr(check.error)}
        </p>
      ) : null}
    </div>
  );
}
