import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { features, practiceAreas } from './texts';

const figures = [
  { value: '70%', label: 'less research time' },
  { value: '85%', label: 'of users report better outcomes' },
  { value: '24/7', label: 'support' },
] as const;

interface SectionProps {
  /** The running head at the left of the double rule. */
  head: string;
  title: string;
  className?: string;
  children: ReactNode;
}

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

/** The three figures, set large on a band of ink. */
export function Statistics() {
  return (
    <section aria-label="In figures" className="bg-band text-on-band">
      <dl className="mx-auto grid max-w-6xl gap-x-12 gap-y-8 px-4 py-14 sm:grid-cols-3 md:px-10 md:py-20">
        {figures.map(({ value, label }) => (
          <div
            key={value}
            className="flex flex-col-reverse justify-end border-t-2 border-brass pt-5"
          >
            <dt className="mt-3 text-base">{label}</dt>
            <dd className="font-serif text-4xl tracking-tight md:text-5xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function PracticeAreas() {
  return (
    <Section head="For whom" title="Practice areas">
      <dl>
        {practiceAreas.map((area) => (
          <div
            key={area.title}
            className="grid gap-x-8 gap-y-1 border-b border-rule py-5 first:pt-0 md:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <dt className="font-serif text-xl font-semibold">{area.title}</dt>
            <dd className="text-ink-soft">{area.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** An illustration, and named as one: no person said it. */
export function Testimonial() {
  return (
    <figure className="mx-auto max-w-6xl px-4 pt-2 pb-14 md:px-10 md:pb-20">
      <div aria-hidden className="rule-double mb-10" />
      <blockquote className="mx-auto max-w-3xl text-center font-serif text-xl leading-relaxed italic md:text-2xl md:leading-snug">
        “I asked in the words my client used, and the controlling case was at the top with the
        passage I needed. I could check every citation before I signed the brief.”
      </blockquote>
      <figcaption className="mt-6 text-center text-sm text-ink-faint">
        Illustrative testimonial, litigation practice
      </figcaption>
    </figure>
  );
}

/** One section of the landing page, opened like a chapter: double rule, running head, title. */
function Section({ head, title, className, children }: SectionProps) {
  return (
    <section className={clsx('mx-auto max-w-6xl px-4 py-14 md:px-10 md:py-20', className)}>
      <div aria-hidden className="rule-double mb-8" />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div>
          <p className="running-head text-brass-ink">{head}</p>
          <h2 className="mt-3 text-2xl">{title}</h2>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
