import { clsx } from 'clsx';
import { CircleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import * as texts from '../config/texts';
import { IconButton } from './icon-button';
import {
  dismissToast,
  getToasts,
  subscribeToToasts,
  TOAST_DURATION_MS,
  type ToastRecord,
} from './toast-store';

/** Once, in the application's root. F8 takes the focus here; swiping right dismisses. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts);
  return (
    <Radix.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((record) => (
        <ToastItem key={record.id} record={record} onDismiss={() => dismissToast(record.id)} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        // Over the head of the page, where nothing is clicked: tabs that stay at the top are at the right.
        className="fixed top-0 left-0 z-60 flex w-full flex-col gap-2 p-2 outline-none md:left-64 md:max-w-[420px] md:p-4"
      />
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
        'relative flex gap-3 rounded-md border bg-surface py-2.5 pr-12 pl-4 shadow-float md:py-3',
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
      <div className="min-w-0">
        <Radix.Title className="text-sm font-semibold">{record.title}</Radix.Title>
        {record.description ? (
          <Radix.Description className="mt-0.5 text-sm break-words text-ink-soft">
            {record.description}
          </Radix.Description>
        ) : null}
      </div>
      <Radix.Close asChild>
        <IconButton
          icon={X}
          label={texts.close}
          tooltip={false}
          className="absolute top-1.5 right-1.5"
        />
      </Radix.Close>
    </Radix.Root>
  );
}
