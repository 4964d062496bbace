import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: LucideIcon;
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** One example to click, or one button. */
  action?: ReactNode;
}

export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-3 border-y border-rule py-10">
      {Icon ? <Icon aria-hidden className="size-6 text-ink-faint" strokeWidth={1.5} /> : null}
      <p className="font-serif text-xl">{title}</p>
      {children ? <div className="max-w-measure text-ink-soft">{children}</div> : null}
      {action}
    </div>
  );
}
