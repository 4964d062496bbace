import { practiceAreas } from '../content/practice-areas';
import { Section } from './section';

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
