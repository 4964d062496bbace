import { Section } from './components/section';
import { features } from './texts';

/** The six features as a numbered list to read, not a wall of boxes. */
export function Features() {
  return (
    <Section head="What it does" title="Six tools, one desk">
      <ol className="grid gap-x-12 sm:grid-cols-2">
        {features.map((feature, index) => (
          <li
            key={feature.title}
            className="flex gap-5 border-b border-rule py-5 first:pt-0 sm:nth-2:pt-0"
          >
            <span
              aria-hidden
              className="w-6 shrink-0 font-serif text-xl text-brass-ink tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{feature.title}</h3>
              <p className="mt-1 text-ink-soft">{feature.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
