import { CircleCheck, Search } from 'lucide-react';
import { Badge } from '../../shared/ui/badge';
import { Fact, FactLine } from '../../shared/ui/fact-line';
import { sampleResult as sample } from './texts';

/** One true result, set as the search screen sets it. Not interactive: it is a picture in text. */
export function SampleResult() {
  return (
    <figure>
      <div className="rounded-md border border-rule bg-surface shadow-float">
        <p className="flex items-center gap-3 border-b border-rule px-5 py-3.5 text-sm text-ink-soft">
          <Search aria-hidden className="size-4 shrink-0 text-ink-faint" strokeWidth={1.75} />
          {sample.query}
        </p>
        <div className="px-5 py-5 sm:px-7 sm:py-6">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="font-serif text-xl font-semibold italic">{sample.title}</p>
            <Badge tone="verified" icon={CircleCheck}>
              Verified in the library
            </Badge>
          </div>
          <FactLine className="mt-1 text-sm">
            <Fact>{sample.citation}</Fact>
            <Fact>{sample.court}</Fact>
            <Fact>{sample.year}</Fact>
          </FactLine>
          <blockquote className="mt-4 border-l-3 border-brass pl-4 font-serif text-base">
            {sample.passage.map((run) =>
              run.marked ? <mark key={run.text}>{run.text}</mark> : run.text,
            )}
          </blockquote>
          <p className="mt-4 text-sm text-ink-soft">{sample.summary}</p>
          <ul className="mt-4 space-y-2 border-t border-rule pt-4 text-sm">
            {sample.keyPoints.map((point) => (
              <li key={point} className="flex gap-3">
                <span aria-hidden className="mt-2.5 h-px w-3 shrink-0 bg-accent-ink" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <figcaption className="mt-3 text-sm text-ink-faint">
        A result from the library that comes with every installation.
      </figcaption>
    </figure>
  );
}
