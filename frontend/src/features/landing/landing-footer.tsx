import { Brand } from '../../shared/ui/brand';
import { NowhereLink } from '../../shared/ui/nowhere-link';

const links = ['Privacy', 'Terms', 'Contact'] as const;

/** Drawn by us on a 20 px grid, in one stroke weight with the other icons. */
const socialIcons = [
  { label: 'LinkedIn', path: 'M4.5 8.5v7M4.5 4.8v.1M9 15.5v-7M9 11.5a3.2 3.2 0 0 1 6.4 0v4' },
  { label: 'X', path: 'M4 4l12 12M16 4L4 16' },
  {
    label: 'YouTube',
    path: 'M3.5 5.5h13a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5v-6a1.5 1.5 0 0 1 1.5-1.5zM8.5 8l3.5 2-3.5 2z',
  },
] as const;

export function LandingFooter() {
  return (
    <footer className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-5 px-4 py-8 md:px-10">
      <Brand />
      <ul className="flex gap-6 text-sm">
        {links.map((label) => (
          <li key={label}>
            <NowhereLink className="inline-flex min-h-6 items-center text-ink-soft hover:text-ink hover:underline">
              {label}
            </NowhereLink>
          </li>
        ))}
      </ul>
      <ul className="flex gap-2">
        {socialIcons.map(({ label, path }) => (
          <li key={label}>
            <NowhereLink
              label={label}
              className="inline-flex size-9 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <svg
                viewBox="0 0 20 20"
                aria-hidden="true"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                strokeLinecap="round"
                strokeLinejoin="round"
                className="size-5"
              >
                <path d={path} />
              </svg>
            </NowhereLink>
          </li>
        ))}
      </ul>
    </footer>
  );
}
