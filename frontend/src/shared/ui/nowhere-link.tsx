import type { ReactNode } from 'react';

interface NowhereLinkProps {
  className?: string;
  /** The accessible name where the content is a drawing. */
  label?: string;
  children: ReactNode;
}

/** A link that the specification wants to be there and to lead nowhere. */
export function NowhereLink({ className, label, children }: NowhereLinkProps) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it looks like a link and leads nowhere by specification
    <a
      href="#"
      aria-label={label}
      onClick={(event) => event.preventDefault()}
      className={className}
    >
      {children}
    </a>
  );
}
