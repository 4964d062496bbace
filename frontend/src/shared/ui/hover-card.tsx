import { HoverCard as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface HoverCardProps {
  content: ReactNode;
  /** One link; it leads to all that the card says. */
  children: ReactNode;
}

/** A preview of where a link leads, on pointing at it and on focus. */
export function HoverCard({ content, children }: HoverCardProps) {
  return (
    <Radix.Root openDelay={350} closeDelay={150}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-40 max-w-80 animate-fade-in rounded-md border border-rule bg-surface px-4 py-3 font-sans text-sm text-ink shadow-float print:hidden"
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
