import type { DocumentSummary } from '@casewright/contracts';
import { countOf } from '@casewright/contracts';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../../shared/ui/icon-button';
import { documentHref, NO_DOCUMENT } from '../document-address';
import type { Tool } from '../tools';

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

export interface KeptRowProps {
  tool: Tool;
  document: DocumentSummary;
  onDelete: (document: DocumentSummary) => void;
}

/** A kept document: what it is, when it came, how long it stays. */
export function KeptRow({ tool, document, onDelete }: KeptRowProps) {
  const { id, title, documentType, pages, findings, uploadedAt, expiresAt } = document;
  const facts = [
    documentType,
    pages === null ? null : countOf(pages, 'page'),
    countOf(findings, 'finding'),
    dayFormat.format(new Date(uploadedAt)),
    expiresAt === null ? null : `deleted by itself on ${dayFormat.format(new Date(expiresAt))}`,
  ];
  return (
    <li className="flex items-center gap-4 border-b border-rule py-row">
      <p className="min-w-0 flex-1">
        <Link
          to={documentHref(tool.path, { ...NO_DOCUMENT, document: id })}
          className="line-clamp-2 font-serif text-lg leading-snug wrap-anywhere hover:text-accent-ink hover:underline hover:underline-offset-4"
        >
          {title}
        </Link>
        <span className="text-sm text-ink-faint tabular-nums">
          {facts.filter((fact) => fact !== null).join(' · ')}
        </span>
      </p>
      <IconButton icon={Trash2} label={`Delete ${title}`} onClick={() => onDelete(document)} />
    </li>
  );
}
