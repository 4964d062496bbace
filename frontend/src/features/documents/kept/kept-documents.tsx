import { countOf, type DocumentSummary, kindBeside } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dayOf } from '../../../shared/config/days';
import { DocumentName, wholeName } from '../../../shared/kept/document-name';
import { KeptList, KeptRow, keptTitleClass } from '../../../shared/kept/kept-list';
import { IconButton } from '../../../shared/ui/icon-button';
import { documentsQuery } from '../../../shared/work/work-queries';
import { documentHref, NO_DOCUMENT } from '../document-address';
import type { Tool } from '../tools';
import { DeleteDocument } from './delete-document';

/** The documents analyzed on this screen before: to open again, or to delete. */
export function KeptDocuments({ tool }: { tool: Tool }) {
  const documents = useQuery(documentsQuery);
  const [deleting, setDeleting] = useState<DocumentSummary | null>(null);
  return (
    <>
      <KeptList
        title="Your documents"
        none="None yet. What you analyze here is kept, with its result, for you alone until you delete it."
        list={documents}
      >
        {documents.data
          ?.filter(({ category }) => category === tool.category)
          .map((document) => (
            <DocumentRow key={document.id} tool={tool} document={document} onDelete={setDeleting} />
          ))}
      </KeptList>
      {deleting ? <DeleteDocument {...deleting} onClose={() => setDeleting(null)} /> : null}
    </>
  );
}

interface DocumentRowProps {
  tool: Tool;
  document: DocumentSummary;
  onDelete: (document: DocumentSummary) => void;
}

/** A kept document: what it is, when it came, how long it stays. */
function DocumentRow({ tool, document, onDelete }: DocumentRowProps) {
  const { id, title, fileName, documentType, pages, findings, uploadedAt, expiresAt } = document;
  return (
    <KeptRow
      title={
        <Link
          to={documentHref(tool.path, { ...NO_DOCUMENT, document: id })}
          title={wholeName(document)}
          className={keptTitleClass}
        >
          <DocumentName title={title} fileName={fileName} />
        </Link>
      }
      facts={[
        kindBeside(title, documentType),
        pages === null ? null : countOf(pages, 'page'),
        countOf(findings, 'finding'),
        dayOf(uploadedAt),
        expiresAt === null ? null : `will be deleted on ${dayOf(expiresAt)}`,
      ]}
    >
      <IconButton icon={Trash2} label={`Delete ${title}`} onClick={() => onDelete(document)} />
    </KeptRow>
  );
}
