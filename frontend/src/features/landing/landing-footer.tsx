import { Brand } from '../../shared/ui/brand';
import { NowhereLink } from '../../shared/ui/nowhere-link';
import { socialIcons } from './components/social-icons';

const links = ['Privacy', 'Terms', 'Contact'] as const;

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
