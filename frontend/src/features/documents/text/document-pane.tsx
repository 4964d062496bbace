import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../shared/ui/button';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Skeleton } from '../../../shared/ui/skeleton';
import { textQuery } from '../document-queries';
import { DocumentTextView, type DocumentTextViewProps } from './document-text';

export interface DocumentPaneProps extends Omit<DocumentTextViewProps, 'document'> {
  id: number;
}

/** The document's text once it is here. */
export function DocumentPane({ id, ...rest }: DocumentPaneProps) {
  const text = useQuery(textQuery(id));
  if (text.data) return <DocumentTextView {...rest} document={text.data} />;
  if (text.isError) {
    return (
      <InlineAlert title="The text of the document could not be loaded">
        <p className="mb-2">The result is not affected. Try again in a moment.</p>
        <Button variant="secondary" size="sm" onClick={() => void text.refetch()}>
          Try again
        </Button>
      </InlineAlert>
    );
  }
  return (
    <div aria-busy="true" className="flex max-w-measure flex-col gap-3">
      <p role="status" className="sr-only">
        Loading the document...
      </p>
      <Skeleton className="w-full" />
      <Skeleton className="w-11/12" />
      <Skeleton className="w-full" />
      <Skeleton className="w-2/3" />
    </div>
  );
}
