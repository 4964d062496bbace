import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './icon-button';
import { holdToasts } from './toast-store';

interface ModalProps {
  open?: boolean | undefined;
  onClose: () => void;
  /** Where focus goes on close: prevent the default and move it, or it returns to the opener. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  /** Whether a description is among the children. */
  isDescribed?: boolean;
  className: string;
  children: ReactNode;
}

/** What lies over the page and has to be closed first; a title is among its children. */
export function Modal(props: ModalProps) {
  const { open = true, onClose, onCloseAutoFocus, isDescribed, className, children } = props;
  const focusReturn = useFocusReturn(onCloseAutoFocus);
  return (
    <Radix.Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Radix.Portal>
        <Overlay />
        <Radix.Content
          {...focusReturn}
          {...(isDescribed ? {} : { 'aria-describedby': undefined })}
          className={className}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function CloseButton({ className }: { className: string }) {
  return (
    <Radix.Close asChild>
      <IconButton icon={X} label="Close" tooltip={false} className={`absolute ${className}`} />
    </Radix.Close>
  );
}

/** The veil behind a dialog or sheet; clicking it is clicking outside. */
function Overlay(props: ComponentProps<'div'>) {
  useScrollLock();
  useEffect(holdToasts, []);
  return (
    <div
      aria-hidden
      data-no-print
      {...props}
      className="fixed inset-0 z-40 animate-fade-in bg-[rgb(10_13_20/0.5)]"
    />
  );
}

/**
 * Holds the page still while mounted. Radix's own lock writes a style element, which the content
 * security policy refuses.
 */
function useScrollLock(): void {
  useEffect(() => {
    const { style, clientWidth } = document.documentElement;
    const { overflow, paddingRight } = style;
    // In place of the scroll bar that goes, so that the page behind does not jump.
    const scrollBarWidth = window.innerWidth - clientWidth;
    style.overflow = 'hidden';
    style.paddingRight = `${scrollBarWidth}px`;
    return () => {
      Object.assign(style, { overflow, paddingRight });
    };
  }, []);
}

/**
 * Returns the focus to whatever opened a dialog, or to the heading of its section if that is gone. Radix
 * does so only for its own trigger; ours are opened by state. Spread the handlers on the content.
 */
function useFocusReturn(onCloseAutoFocus?: (event: Event) => void) {
  const opener = useRef<Element | null>(null);
  const section = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = openerOf(document.activeElement);
      section.current = opener.current?.closest('section') ?? null;
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      const heading = section.current?.querySelector('h2[tabindex="-1"]');
      const place = opener.current?.isConnected ? opener.current : heading;
      if (place instanceof HTMLElement) place.focus();
    },
  };
}

/** An item of a menu is gone with its menu; the button that opened that is still there. */
function openerOf(active: Element | null): Element | null {
  const button = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : active;
}

/** Whether a key is meant for the screen: alone, not in a text or a menu, nor behind a dialog. */
export function isSingleKey({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return !(ctrlKey || metaKey || altKey || isTyping(target) || isDialogOpen());
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.closest('input, textarea, select, [role=menu]') !== null
  );
}

export const isDialogOpen = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog]') !== null;
