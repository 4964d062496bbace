import { countOf, type DocumentSummary } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { KeptList, KeptRow, keptTitleClass } from '../../../shared/kept/kept-list';
import { IconButton } from '../../../shared/ui/icon-button';
import { documentsQuery } from '../../../shared/work/work-queries';
import { documentHref, NO_DOCUMENT } from '../document-address';
import * as texts from '../texts';
import type { Tool } from '../tools';
import { DeleteDocument } from './delete-document';

/** The documents analyzed on this screen before: to open again, or to delete. */
export function KeptDocuments({ tool }: { tool: Tool }) {
  const documents = useQuery(documentsQuery());
  const [deleting, setDeleting] = useState<DocumentSummary | null>(null);
  return (
    <>
      <KeptList
        title={texts.yourDocuments}
        loading={texts.loadingYourDocuments}
        failed={texts.yourDocumentsCouldNotBe}
        none={texts.noneYet}
        list={documents}
      >
        {documents.data
          ?.filter(({ category }) => category === tool.category)
          .map((document) => (
            <DocumentRow key={document.id} tool={tool} document={document} onDelete={setDeleting} />
          ))}
      </KeptList>
      <DeleteDocument
        id={deleting?.id ?? null}
        title={deleting?.title ?? ''}
        onClose={() => setDeleting(null)}
      />
    </>
  );
}

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

interface DocumentRowProps {
  tool: Tool;
  document: DocumentSummary;
  onDelete: (document: DocumentSummary) => void;
}

/** A kept document: what it is, when it came, how long it stays. */
function DocumentRow({ tool, document, onDelete }: DocumentRowProps) {
  const { id, title, documentType, pages, findings, uploadedAt, expiresAt } = document;
  return (
    <KeptRow
      title={
        <Link
          to={documentHref(tool.path, { ...NO_DOCUMENT, document: id })}
          className={keptTitleClass}
        >
          {title}
        </Link>
      }
      facts={[
        documentType,
        pages === null ? null : countOf(pages, 'page'),
        countOf(findings, 'finding'),
        dayFormat.format(new Date(uploadedAt)),
        expiresAt === null ? null : texts.deletedByItselfOn(dayFormat.format(new Date(expiresAt))),
      ]}
    >
      <IconButton
        icon={Trash2}
        label={texts.deleteTitled(title)}
        onClick={() => onDelete(document)}
      />
    </KeptRow>
  );
}
