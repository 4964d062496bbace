import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Tool } from './tools';

/** One tool as an index card: a rule, a name, a sentence; the whole card is the link. */
export function ToolCard({ tool }: { tool: Tool }) {
  const { icon: Icon, title, description, to } = tool;
  return (
    <Link
      to={to}
      className="group flex w-full flex-col rounded-md border border-rule bg-surface p-6 transition-colors hover:border-accent-ink"
    >
      <Icon aria-hidden className="size-6 text-accent-ink" strokeWidth={1.5} />
      <h2 className="mt-5 text-xl">{title}</h2>
      <p className="mt-1.5 flex-1 text-ink-soft">{description}</p>
      <ArrowRight
        aria-hidden
        className="mt-5 size-5 text-ink-faint transition-transform group-hover:translate-x-1 group-hover:text-accent-ink"
        strokeWidth={1.5}
      />
    </Link>
  );
}
