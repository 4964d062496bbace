import type { Draft, DraftVersion } from '@casewright/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/client';
import { InlineAlert, RetryAlert } from '../../../shared/ui/inline-alert';
import { Sheet } from '../../../shared/ui/sheet';
import { Skeleton } from '../../../shared/ui/skeleton';
import { toast } from '../../../shared/ui/toast-store';
import {
  draftVersionQuery,
  refreshDrafts,
  reportFailure,
  versionsQuery,
} from '../template-queries';
import { Comparison } from './comparison';
import { VersionRow } from './version-row';

interface VersionsSheetProps {
  id: number;
  /** The draft as it is now, with what is not saved. */
  now: Draft;
  /** Does something that drops unsaved changes, after asking. */
  leave: (act: () => void) => void;
  onClose: () => void;
  onRestored: () => void;
}

/** Every save of a draft: what differs from it now, and a way back. */
export function VersionsSheet(props: VersionsSheetProps) {
  const versions = useQuery(versionsQuery(props.id));
  return (
    <Sheet onClose={props.onClose} title="Versions" side="right" className="w-[36rem]">
      <div className="px-5 py-4">
        {versions.isPending ? <Skeleton className="w-2/3" /> : null}
        {versions.isError ? (
          <RetryAlert
            title="The versions could not be listed"
            onRetry={() => void versions.refetch()}
          >
            <p>They are safe. Try again in a moment.</p>
          </RetryAlert>
        ) : null}
        <VersionList {...props} versions={versions.data ?? []} />
      </div>
    </Sheet>
  );
}

type VersionListProps = VersionsSheetProps & { versions: readonly DraftVersion[] };

function VersionList({ id, now, leave, versions, ...listeners }: VersionListProps) {
  const [open, setOpen] = useState<number | null>(null);
  const restoring = useRestoring({ id, ...listeners });
  return (
    <ul>
      {versions.map((version, index) => (
        <VersionRow
          key={version.version}
          version={version}
          isNewest={index === 0}
          isOpen={open === version.version}
          isRestoring={restoring.isPending}
          onToggle={() => setOpen(open === version.version ? null : version.version)}
          onRestore={() => leave(() => restoring.mutate(version.version))}
        >
          <VersionComparison id={id} version={version.version} now={now} />
        </VersionRow>
      ))}
    </ul>
  );
}

function useRestoring({ id, onRestored, onClose }: Omit<VersionsSheetProps, 'now' | 'leave'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: number) =>
      call('POST /templates/drafts/:id/restore', { params: { id }, body: { version } }),
    onSuccess({ version }, restored) {
      void refreshDrafts(client);
      toast({
        title: `Version ${restored} restored`,
        description: `It is now version ${version}.`,
      });
      onRestored();
      onClose();
    },
    onError: (error) => reportFailure('The version was not restored', error),
  });
}

function VersionComparison({ id, version, now }: { id: number; version: number; now: Draft }) {
  const saved = useQuery(draftVersionQuery(id, version));
  if (saved.isError) {
    return <InlineAlert>This version could not be read. Try again in a moment.</InlineAlert>;
  }
  if (!saved.data) return <Skeleton className="w-full" />;
  return <Comparison before={saved.data.draft.content} after={now.content} />;
}
