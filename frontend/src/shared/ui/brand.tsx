import { clsx } from 'clsx';
import { productName } from '../config/product';

/** The spine of a law report: tan calf, an oxblood label over a black one. */
function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 32" aria-hidden="true" className={clsx('h-7 w-auto', className)}>
      <rect width="24" height="32" rx="2.5" fill="#c9a465" />
      <rect y="6" width="24" height="8" fill="#7b1e2b" />
      <rect y="18" width="24" height="6" fill="#1b2130" />
      <path d="M0 5h24M0 15h24M0 17h24M0 25h24" stroke="#8a6a2f" strokeWidth="0.8" />
      <path d="M7 10h10M9 21h6" stroke="#ecd9ae" strokeWidth="1.4" />
    </svg>
  );
}

/** Mark and name, as the menu and the public pages show them. */
export function Brand({ className }: { className?: string }) {
  return (
    <span className={clsx('flex w-fit items-center gap-3', className)}>
      <BrandMark />
      <span className="font-serif text-xl font-semibold tracking-tight">{productName}</span>
    </span>
  );
}
