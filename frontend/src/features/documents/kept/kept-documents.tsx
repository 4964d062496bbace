import type { DocumentSummary } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Skeleton } from '../../../shared/ui/skeleton';
import { documentsQuery } from '../document-queries';
import type { Tool } from '../tools';
import { DeleteDocument } from './delete-document';
import { KeptRow } from './kept-row';

/** The documents analysed on this screen before: to open again, or to delete. */
export function KeptDocuments({ tool }: { tool: Tool }) {
  const id = useId();
  const documents = useQuery(documentsQuery());
  const [deleting, setDeleting] = useState<DocumentSummary | null>(null);
  const kept = documents.data?.filter(({ category }) => category === tool.category);
  return (
    <section aria-labelledby={id} className="mt-12 max-w-4xl">
      <h2 id={id} className="border-b border-ink pb-2 text-xl">
        Your documents
      </h2>
      {documents.isPending ? <Loading /> : null}
      {documents.isError ? (
        <InlineAlert title="Your documents could not be listed" className="mt-4">
          <p className="mb-2">They are safe. Try again in a moment.</p>
          <Button variant="secondary" size="sm" onClick={() => void documents.refetch()}>
            Try again
          </Button>
        </InlineAlert>
      ) : null}
      {kept?.length === 0 ? (
        <p className="py-4 text-ink-soft">
          None yet. What you have analyzed here is kept for you alone, with its result, until you
          delete it.
        </p>
      ) : null}
      <ul>
        {kept?.map((document) => (
          <KeptRow key={document.id} tool={tool} document={document} onDelete={setDeleting} />
        ))}
      </ul>
      <DeleteDocument
        id={deleting?.id ?? null}
        title={deleting?.title ?? ''}
        onClose={() => setDeleting(null)}
      />
    </section>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5 py-4">
      <p role="status" className="sr-only">
        Loading your documents...
      </p>
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
    </div>
  );
}
