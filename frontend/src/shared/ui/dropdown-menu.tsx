import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

interface DropdownMenuProps {
  /** One button; it gets the menu's state attributes. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** A menu on a button. Not modal: the page behind keeps scrolling and no style is injected. */
export function DropdownMenu({ trigger, children, align = 'end', side }: DropdownMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          {...(side ? { side } : {})}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-52 animate-fade-in rounded-md border border-rule bg-surface p-1.5 text-sm shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const itemClass = clsx(
  'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 outline-none select-none',
  'data-[disabled]:pointer-events-none data-[disabled]:opacity-60 data-[highlighted]:bg-sunken',
);

export function DropdownMenuItem({ className, ...rest }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={clsx(itemClass, className)} {...rest} />;
}

function DropdownMenuLabel({ children }: { children: ReactNode }) {
  return (
    <Radix.Label className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-ink-faint">
      {children}
    </Radix.Label>
  );
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-rule" />;
}

interface DropdownMenuChoicesProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}

/** One choice out of a few, each with its own line. Choosing keeps the menu open. */
export function DropdownMenuChoices(props: DropdownMenuChoicesProps) {
  return (
    <Radix.RadioGroup
      aria-label={props.label}
      value={props.value}
      onValueChange={props.onValueChange}
    >
      <DropdownMenuLabel>{props.label}</DropdownMenuLabel>
      {props.options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          onSelect={(event) => event.preventDefault()}
          className={clsx(itemClass, 'justify-between')}
        >
          {option.label}
          <Radix.ItemIndicator>
            <Check aria-hidden className="size-4 text-accent-ink" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
