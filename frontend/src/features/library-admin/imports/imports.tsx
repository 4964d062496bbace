import type { LibraryImport } from '@casewright/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { RetryAlert } from '../../../shared/ui/inline-alert';
import { announce } from '../../../shared/ui/live-region';
import { Section } from '../../../shared/ui/section';
import { importsQuery, isUnderWay, overviewQuery } from '../library-queries';
import { ImportItem } from './import-item';
import { importOutcome } from './import-words';
import { StartImport } from './start-import';

/** Starting an import, and how the others went. */
export function Imports({ importDir }: { importDir: string | null }) {
  const { data, error, refetch } = useQuery(importsQuery);
  useTellWhenDone(data);
  return (
    <Section title="Imports">
      <StartImport importDir={importDir} />
      {error ? (
        <RetryAlert title="The imports could not be loaded" onRetry={() => void refetch()}>
          <p>A running import continues. Check the connection and try again.</p>
        </RetryAlert>
      ) : null}
      {data?.length === 0 ? (
        <p className="mt-6 text-ink-soft">Nothing has been imported yet.</p>
      ) : null}
      <ul className="mt-6">
        {data?.map((item) => (
          <ImportItem key={item.id} item={item} />
        ))}
      </ul>
    </Section>
  );
}

/** Announces the end of an import, and fetches the library's figures again. */
function useTellWhenDone(imports: readonly LibraryImport[] | undefined): void {
  const client = useQueryClient();
  const running = useRef(new Set<number>());
  useEffect(() => {
    for (const item of imports ?? []) {
      if (isUnderWay(item)) running.current.add(item.id);
      else if (running.current.delete(item.id)) {
        announce(`${item.label}: ${importOutcome(item)}`);
        void client.invalidateQueries(overviewQuery);
      }
    }
  }, [imports, client]);
}
