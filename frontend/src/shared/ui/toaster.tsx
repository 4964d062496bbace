import { clsx } from 'clsx';
import { CircleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './icon-button';
import {
  dismissToast,
  getToastSlot,
  subscribeToToasts,
  TOAST_DURATION_MS,
  type ToastRecord,
  useToasts,
} from './toast-store';

/** Once, in the application's root. F8 takes the focus here; swiping right dismisses. */
export function Toaster() {
  const toasts = useToasts();
  const slot = useSyncExternalStore(subscribeToToasts, getToastSlot);
  const viewport = (
    <Radix.Viewport
      hotkey={['F8']}
      className={clsx(
        'flex flex-col gap-2 outline-none',
        // Over the bar of a small screen, and no lower than where its heading begins.
        slot ? 'has-[li]:p-2' : 'fixed inset-x-0 top-0 z-60 mx-auto p-1 md:max-w-[420px] md:p-2',
      )}
    />
  );
  return (
    <Radix.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((record) => (
        <ToastItem key={record.id} record={record} onDismiss={() => dismissToast(record.id)} />
      ))}
      {slot ? createPortal(viewport, slot) : viewport}
    </Radix.Provider>
  );
}

function ToastItem({ record, onDismiss }: { record: ToastRecord; onDismiss: () => void }) {
  const isDestructive = record.variant === 'destructive';
  return (
    <Radix.Root
      open={record.open}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      data-toast
      data-variant={record.variant ?? 'default'}
      className={clsx(
        'relative flex gap-3 rounded-md border bg-surface py-2 pr-12 pl-4 shadow-float md:py-2.5 md:pr-10 md:pl-3',
        isDestructive ? 'border-notfound' : 'border-rule',
        'data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        'data-[swipe=end]:animate-swipe-out',
      )}
    >
      {isDestructive ? (
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-notfound" />
      ) : null}
      <div className="min-w-0 text-sm/5 break-words">
        <Radix.Title className="font-semibold max-md:inline">{record.title}</Radix.Title>
        {record.description ? (
          <Radix.Description className="text-ink-soft max-md:inline">
            {' '}
            {record.description}
          </Radix.Description>
        ) : null}
      </div>
      <Radix.Close asChild>
        <IconButton icon={X} label="Close" tooltip={false} className="absolute top-0.5 right-0.5" />
      </Radix.Close>
    </Radix.Root>
  );
}
