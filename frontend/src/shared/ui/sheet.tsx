import { clsx } from 'clsx';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { CloseButton, Modal } from './overlay';

interface SheetProps {
  open?: boolean;
  onClose: () => void;
  /** The accessible name; shown unless `titleHidden`. */
  title: string;
  titleHidden?: boolean;
  side?: 'left' | 'right';
  className?: string;
  /** Where focus goes on close: prevent the default and move it, or it returns to the opener. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
}

const motion = {
  left: 'left-0 border-r data-[state=open]:animate-sheet-left-in data-[state=closed]:animate-sheet-left-out',
  right:
    'right-0 border-l data-[state=open]:animate-sheet-right-in data-[state=closed]:animate-sheet-right-out',
};

/** A panel that slides in over the page, 18rem wide unless `className` says otherwise. */
export function Sheet(props: SheetProps) {
  const { title, titleHidden, side = 'left', className = 'w-[18rem]', children, ...modal } = props;
  return (
    <Modal
      {...modal}
      className={clsx(
        'fixed inset-y-0 z-50 flex max-w-[100vw] flex-col fading-bar overflow-y-auto border-rule bg-surface shadow-float',
        motion[side],
        className,
      )}
    >
      <Radix.Title className={titleHidden ? 'sr-only' : 'px-5 pt-5 pr-14 text-lg'}>
        {title}
      </Radix.Title>
      {children}
      <CloseButton className="top-3 right-3" />
    </Modal>
  );
}
