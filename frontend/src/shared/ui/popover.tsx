import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface PopoverProps {
  /** One button. */
  trigger: ReactNode;
  /** The accessible name of what opens. */
  label: string;
  children: ReactNode;
}

/** A small panel on a button: Escape or a click elsewhere closes it. */
export function Popover({ trigger, label, children }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          sideOffset={6}
          collisionPadding={12}
          className="z-40 max-h-80 w-96 max-w-[calc(100vw-1.5rem)] animate-fade-in fading-bar overflow-y-auto rounded-md border border-rule bg-surface px-4 py-3 text-ink shadow-float print:hidden"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
