import type { LibraryOverview } from '@casewright/contracts';
import * as texts from '../texts';

const number = (value: number) => value.toLocaleString('en-US');

/** How much there is, and from where. */
export function Sources({ overview }: { overview: LibraryOverview }) {
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className="mb-3 text-xl">
        {texts.sources}
      </h2>
      <p className="mb-4 text-ink-soft">
        <Figure>{overview.cases}</Figure>
        {texts.casesWith}
        <Figure>{overview.opinions}</Figure>
        {texts.fullOpinions}
      </p>
      <table className="w-full max-w-2xl text-sm">
        <thead>
          <tr className="border-b border-ink text-left">
            <th scope="col" className="py-2 pr-4 font-semibold">
              {texts.source}
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-semibold">
              {texts.cases}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {texts.opinions}
            </th>
          </tr>
        </thead>
        <tbody>
          {overview.sources.map((source) => (
            <tr key={source.id} className="border-b border-rule">
              <th scope="row" className="py-row pr-4 text-left font-normal">
                {source.label}
              </th>
              <td className="py-row pr-4 text-right">{number(source.cases)}</td>
              <td className="py-row text-right">{number(source.opinions)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <IndexRelease release={overview.citationIndex} />
      {overview.decisionsWithoutTexts > 0 ? (
        <p className="mt-2 text-sm text-ink-soft">
          {texts.importedWithoutTexts(number(overview.decisionsWithoutTexts))}
        </p>
      ) : null}
    </section>
  );
}

function IndexRelease({ release }: { release: LibraryOverview['citationIndex'] }) {
  const { decisions, citations, date, digest } = release;
  return (
    <p className="mt-4 max-w-2xl text-sm text-ink-soft">
      {texts.citationIndex(number(decisions), number(citations), date)}{' '}
      <span className="block wrap-anywhere">
        {texts.digest}
        <code>{digest}</code>
      </span>
    </p>
  );
}

function Figure({ children }: { children: number }) {
  return (
    <span className="font-serif text-2xl font-semibold text-ink tabular-nums">
      {number(children)}
    </span>
  );
}
