import { useQuery } from '@tanstack/react-query';
import { RetryAlert } from '../../../shared/ui/inline-alert';
import { LoadingLines } from '../../../shared/ui/skeleton';
import { textQuery } from '../document-queries';
import * as texts from '../report-texts';
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
      <RetryAlert title={texts.textOfDocumentCouldNot} onRetry={() => void text.refetch()}>
        <p>{texts.resultIsNotAffected}</p>
      </RetryAlert>
    );
  }
  return (
    <LoadingLines
      words={texts.loadingDocument}
      widths={['w-full', 'w-11/12', 'w-full', 'w-2/3']}
      className="max-w-measure gap-3"
    />
  );
}
