import type { ReactNode } from 'react';
import { Sheet } from '../../ui/sheet';

interface FindingSheetProps {
  isOpen: boolean;
  /** What the finding is called. */
  title: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The finding whose words were touched where the text stands alone: a panel over it. */
export function FindingSheet({ isOpen, title = '', onClose, children }: FindingSheetProps) {
  return (
    <Sheet open={isOpen} onClose={onClose} side="right" title={title} className="w-[24rem]">
      <div className="flex flex-col items-start gap-3 px-5 pt-3 pb-8">{children}</div>
    </Sheet>
  );
}
