import type { DocumentStats } from '@casewright/contracts';

/** In the order in which a reader asks. */
const STAT_WORDS: Record<keyof DocumentStats, string> = {
  pages: 'Pages',
  words: 'Words',
  sentences: 'Sentences',
  sections: 'Sections',
  definedTerms: 'Defined terms',
  citations: 'Citations',
  characters: 'Characters',
};

export function StatsTable({ stats }: { stats: DocumentStats }) {
  const names = Object.keys(STAT_WORDS) as (keyof DocumentStats)[];
  return (
    <dl className="grid grid-cols-[1fr_max-content] text-sm">
      {names.map((name) => {
        const value = stats[name];
        if (value === null) return null;
        return (
          <div key={name} className="contents">
            <dt className="border-b border-rule py-1.5 text-ink-soft">{STAT_WORDS[name]}</dt>
            <dd className="border-b border-rule py-1.5 text-right tabular-nums">
              {value.toLocaleString('en-US')}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
