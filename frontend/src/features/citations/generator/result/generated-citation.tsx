import { type ReactNode, useId } from 'react';
import { ExportMenu } from '../../../../shared/export/export-menu';
import { InlineAlert } from '../../../../shared/ui/inline-alert';
import { useWritten } from '../formatter/use-written';
import type { WrittenCitation } from '../formatter/written-citation';
import type { Generation } from '../generator-state';
import * as texts from '../texts';
import type { Generator } from '../use-generator';
import { CitationLead } from './citation-lead';
import { FieldsForm } from './fields-form';
import { HelpNote } from './help-note';
import { OtherForms } from './other-forms';
import { standingOf, useRecheck } from './use-recheck';

interface GeneratedCitationViewProps {
  generation: Generation;
  generator: Generator;
}

/** What was generated: the citation, its analysis, what to fix, its fields and its other forms. */
export function GeneratedCitationView({ generation, generator }: GeneratedCitationViewProps) {
  const { answer } = generation;
  const { written, isCurrent, formatter } = useWritten(generation);
  return (
    <div className="flex flex-col gap-10">
      <CitationPart generation={generation} written={written} isCurrent={isCurrent} />
      <Part title="Analysis">
        <p className="max-w-measure whitespace-pre-line">{answer.analysis}</p>
      </Part>
      {answer.recommendations.length > 0 ? (
        <Part title="Recommendations">
          <Recommendations recommendations={answer.recommendations} />
        </Part>
      ) : null}
      <Part title="Fields" printed={false}>
        <HelpNote answer={answer} />
        <FieldsForm
          generation={generation}
          html={written.html}
          missing={written.missing}
          formatter={formatter}
          onChange={generator.change}
        />
      </Part>
      {written.alternatives.length > 0 ? (
        <Part title="Other forms">
          <OtherForms alternatives={written.alternatives} />
        </Part>
      ) : null}
    </div>
  );
}

interface CitationPartProps {
  generation: Generation;
  written: WrittenCitation;
  isCurrent: boolean;
}

/** The citation, how it compares with the library, and its export. */
function CitationPart({ generation, written, isCurrent }: CitationPartProps) {
  const recheck = useRecheck();
  const standing = standingOf(generation, written.text, recheck);
  if (written.text === '') {
    return (
      <Part title="Generated Citation">
        <InlineAlert tone="info" title={texts.noCitationCouldBeWritten}>
          Nothing in the text was recognized as a source. Add more of it, or fill in the fields
          below.
        </InlineAlert>
      </Part>
    );
  }
  const exported = () => ({
    ...generation.answer,
    ...written,
    citationText: written.text,
    format: generation.changes.style ?? generation.request.format,
    verdict: standing ?? undefined,
    isUnchecked: standing === null,
  });
  return (
    <Part title="Generated Citation" actions={<ExportMenu type="citations" data={exported} />}>
      <CitationLead written={written} isCurrent={isCurrent} standing={standing} recheck={recheck} />
    </Part>
  );
}

function Recommendations({ recommendations }: { recommendations: readonly string[] }) {
  return (
    <ul className="max-w-measure list-disc space-y-2 pl-5 marker:text-brass">
      {recommendations.map((recommendation) => (
        <li key={recommendation}>{recommendation}</li>
      ))}
    </ul>
  );
}

interface PartProps {
  title: string;
  printed?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

function Part({ title, printed = true, actions, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-no-print={printed ? undefined : true}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3 border-b border-ink pb-2">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
