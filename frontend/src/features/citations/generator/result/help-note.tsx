import type { GeneratedCitation } from '@casewright/contracts';
import { InlineAlert } from '../../../../shared/ui/inline-alert';
import { engineWords } from '../../../../shared/words/engine-words';
import { fieldWord } from '../fields/source-fields';

/** Who read the fields of a description, which of them a model read, and what it was not believed in. */
export function HelpNote({ answer }: { answer: GeneratedCitation }) {
  const { help, kind } = answer;
  if (!help) return null;
  const { engine, fields, dropped, prompt, fallback } = help;
  const word = (variable: string) => (variable === 'pin' ? 'pin cite' : fieldWord(kind, variable));
  return (
    <div className="mb-5 flex max-w-measure flex-col gap-3 text-sm text-ink-soft">
      <p className="wrap-anywhere">
        Read from your description {engineWords(engine)}
        {prompt ? ` (prompt ${prompt})` : ''}.
        {fields.length > 0
          ? ` It read ${fields.map(word).join(', ')}; each stands in your text.`
          : ''}
      </p>
      {fallback ? (
        <InlineAlert tone="info" title="The model had no part in this">
          {fallback.reason} What you see was read by the built-in engine instead of {fallback.model}
          .
        </InlineAlert>
      ) : null}
      {dropped.length > 0 ? (
        <InlineAlert tone="info" title="Left out, as your text does not say so">
          <ul className="list-disc pl-5">
            {dropped.map(({ field, value }) => (
              <li key={`${field} ${value}`} className="wrap-anywhere">
                {word(field)}: {value}
              </li>
            ))}
          </ul>
        </InlineAlert>
      ) : null}
    </div>
  );
}
