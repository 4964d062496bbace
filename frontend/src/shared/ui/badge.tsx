import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type BadgeTone = 'plain' | 'brass' | 'verified' | 'mismatch' | 'notfound' | 'unchecked';

const tones: Record<BadgeTone, string> = {
  plain: 'border-rule bg-sunken text-ink-soft',
  brass: 'border-brass bg-brass-wash text-brass-ink',
  verified: 'border-verified bg-verified-wash text-verified',
  mismatch: 'border-mismatch bg-mismatch-wash text-mismatch',
  notfound: 'border-notfound bg-notfound-wash text-notfound',
  unchecked: 'border-dashed border-unchecked text-unchecked',
};

/** How a state is said and shown. */
export interface BadgeLook {
  word: string;
  icon: LucideIcon;
  tone: BadgeTone;
}

/** A state, in its own look. */
export function StateBadge({ look: { word, icon, tone } }: { look: BadgeLook }) {
  return (
    <Badge tone={tone} icon={icon} className="whitespace-nowrap">
      {word}
    </Badge>
  );
}

interface BadgeProps {
  tone?: BadgeTone;
  /** A verdict always has one: color alone says nothing. */
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'plain', icon: Icon, className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-sm border px-2 py-0.5 text-xs font-medium',
        tones[tone],
        className,
      )}
    >
      {Icon ? <Icon aria-hidden className="size-3.5" strokeWidth={2} /> : null}
      {children}
    </span>
  );
}
