import { countOf, type Draft, type DraftVersion } from '@casewright/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { InlineAlert, RetryAlert } from '../../../shared/ui/inline-alert';
import { Sheet } from '../../../shared/ui/sheet';
import { Skeleton } from '../../../shared/ui/skeleton';
import { toast } from '../../../shared/ui/toast-store';
import * as texts from '../result-texts';
import {
  draftVersionQuery,
  refreshDrafts,
  reportFailure,
  restoreVersion,
  versionsQuery,
} from '../template-queries';
import { Comparison } from './comparison';

const whenFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export interface VersionsSheetProps {
  id: number;
  /** The draft as it is now, with what is not saved. */
  now: Draft;
  /** Does something that puts what is not saved away, after asking. */
  leave: (act: () => void) => void;
  onClose: () => void;
  onRestored: () => void;
}

/** Every save of a draft: what differs from it now, and a way back. */
export function VersionsSheet({ id, now, leave, onClose, onRestored }: VersionsSheetProps) {
  const client = useQueryClient();
  const versions = useQuery(versionsQuery(id));
  const [open, setOpen] = useState<number | null>(null);
  const restoring = useMutation({
    mutationFn: (version: number) => restoreVersion(id, version),
    onSuccess({ version }, restored) {
      void refreshDrafts(client);
      toast({ title: texts.versionIsBack(restored), description: texts.itIsVersionNow(version) });
      onRestored();
      onClose();
    },
    onError: (error) => reportFailure(texts.versionWasNotRestored, error),
  });
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={texts.versions}
      side="right"
      className="w-[36rem]"
    >
      <div className="px-5 py-4">
        {versions.isPending ? <Skeleton className="w-2/3" /> : null}
        {versions.isError ? (
          <RetryAlert
            title={texts.versionsCouldNotBeListed}
            onRetry={() => void versions.refetch()}
          >
            <p>{texts.theyAreSafe}</p>
          </RetryAlert>
        ) : null}
        <ul>
          {versions.data?.map((version, index) => (
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
      </div>
    </Sheet>
  );
}

interface VersionRowProps {
  version: DraftVersion;
  isNewest: boolean;
  isOpen: boolean;
  isRestoring: boolean;
  onToggle: () => void;
  onRestore: () => void;
  children: React.ReactNode;
}

function VersionRow(props: VersionRowProps) {
  const { version, isNewest, isOpen, isRestoring, onToggle, onRestore, children } = props;
  const { version: number, title, missing, restoredFrom, savedAt } = version;
  const facts = [
    whenFormat.format(new Date(savedAt)),
    missing > 0 ? texts.missingFacts(countOf(missing, 'place')) : 'complete',
    restoredFrom === null ? '' : texts.bringsVersionBack(restoredFrom),
  ];
  return (
    <li className="border-b border-rule py-row">
      <p className="font-medium wrap-anywhere">
        {texts.versionLabel}
        {number}
        {isNewest ? ' (newest)' : ''} <span className="font-serif font-normal">{title}</span>
      </p>
      <p className="text-sm text-ink-faint tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? texts.hideComparison : texts.compare}
          <span className="sr-only">
            {isOpen ? texts.ofVersion(number) : texts.versionWithDraftNow(number)}
          </span>
        </Button>
        {isNewest ? null : (
          <Button
            variant="secondary"
            size="sm"
            disabled={isRestoring}
            aria-label={texts.restoreVersion(number)}
            onClick={onRestore}
          >
            {texts.restore}
          </Button>
        )}
      </div>
      {isOpen ? <div className="mt-4">{children}</div> : null}
    </li>
  );
}

function VersionComparison({ id, version, now }: { id: number; version: number; now: Draft }) {
  const saved = useQuery(draftVersionQuery(id, version));
  if (saved.isError) {
    return <InlineAlert>{texts.thisVersionCouldNotBe}</InlineAlert>;
  }
  if (!saved.data) return <Skeleton className="w-full" />;
  return <Comparison before={saved.data.draft.content} after={now.content} />;
}
