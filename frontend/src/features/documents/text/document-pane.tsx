import { useQuery } from '@tanstack/react-query';
import { RetryAlert } from '../../../shared/ui/inline-alert';
import { LoadingLines } from '../../../shared/ui/skeleton';
import { textQuery } from '../document-queries';
import { DocumentTextView, type DocumentTextViewProps } from './document-text';

interface DocumentPaneProps extends Omit<DocumentTextViewProps, 'document'> {
  id: number;
}

/** The document's text once it is here. */
export function DocumentPane({ id, ...rest }: DocumentPaneProps) {
  const text = useQuery(textQuery(id));
  if (text.data) return <DocumentTextView {...rest} document={text.data} />;
  if (text.isError) {
    return (
      <RetryAlert
        title="The document’s text could not be loaded"
        onRetry={() => void text.refetch()}
      >
        <p>The result is not affected. Try again in a moment.</p>
      </RetryAlert>
    );
  }
  return (
    <LoadingLines
      words="Loading the document..."
      widths={['w-full', 'w-11/12', 'w-full', 'w-2/3']}
      className="max-w-measure gap-3"
    />
  );
}
