import { PageHeader } from '../../shared/screens/page-header';

export interface LegalSection {
  id: string;
  title: string;
  /** A paragraph, or several. */
  text?: string | readonly string[];
  /** What stands before a colon is set off. */
  points?: readonly string[];
}

interface LegalDocumentProps {
  title: string;
  summary: string;
  sections: readonly LegalSection[];
}

/** A numbered text with its table of contents alongside it. */
export function LegalDocument({ title, summary, sections }: LegalDocumentProps) {
  return (
    <>
      <PageHeader title={title} description={summary} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-16">
        <nav aria-label="Contents" className="mb-10 lg:order-2 lg:mb-0">
          <div className="lg:sticky lg:top-12">
            <p className="running-head text-ink-faint">Contents</p>
            <ol className="mt-3 text-sm">
              {sections.map((section, index) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="flex min-h-7 gap-2.5 py-1 text-ink-soft hover:text-accent-ink"
                  >
                    <span className="w-4 shrink-0 tabular-nums">{index + 1}</span>
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <div className="lg:order-1">
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} className="mb-10">
              <h2 className="text-xl">{`${index + 1}. ${section.title}`}</h2>
              <div className="prose-law mt-3 space-y-4 [&_li]:mt-1.5 [&_ul]:list-disc [&_ul]:pl-6">
                <Body {...section} />
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function Body({ text = [], points = [] }: LegalSection) {
  return (
    <>
      {[text].flat().map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 ? (
        <ul>
          {points.map((point) => {
            const [, lead, rest = point] = /^([^:.]+:)(.*)$/.exec(point) ?? [];
            return (
              <li key={point}>
                {lead ? <strong>{lead}</strong> : null}
                {rest}
              </li>
            );
          })}
        </ul>
      ) : null}
    </>
  );
}
