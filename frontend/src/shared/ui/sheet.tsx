import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import * as texts from '../config/texts';
import { IconButton } from './icon-button';
import { Overlay, useFocusReturn } from './overlay';

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
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
export function Sheet({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  side = 'left',
  className = 'w-[18rem]',
  onCloseAutoFocus,
  children,
}: SheetProps) {
  const focusReturn = useFocusReturn(onCloseAutoFocus);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Radix.Content
          aria-describedby={undefined}
          {...focusReturn}
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
          <Radix.Close asChild>
            <IconButton
              icon={X}
              label={texts.close}
              tooltip={false}
              className="absolute top-3 right-3"
            />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
