import type { ReactNode } from 'react';
import { useDocumentTitle } from './use-document-title';

interface PageHeaderProps {
  title: string;
  /** What is on the screen, such as a document, for the window's title. */
  subject?: string | null | undefined;
  description?: ReactNode;
  /** Buttons or figures at the right, below on small screens. */
  actions?: ReactNode;
}

/** Names a screen: its only h1, over the double rule that opens every screen, and the window's title. */
export function PageHeader({ title, subject, description, actions }: PageHeaderProps) {
  useDocumentTitle(title, subject);
  return (
    <header className="mb-8">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {description ? <p className="mt-2 max-w-measure text-ink-soft">{description}</p> : null}
        </div>
        {actions ? <div className="flex items-center gap-3">{actions}</div> : null}
      </div>
      <div aria-hidden className="rule-double" />
    </header>
  );
}
