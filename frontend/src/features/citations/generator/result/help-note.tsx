import { type GeneratedCitation, generatedWarnings } from '@casewright/contracts';
import { engineWords } from '../../../../shared/model/engine-words';
import { ResultWarnings } from '../../../../shared/model/result-warnings';
import { fieldWord } from '../fields/source-fields';

/**
 * Who read the fields of a description, which of them a model read, and which of its readings were
 * rejected.
 */
export function HelpNote({ answer }: { answer: GeneratedCitation }) {
  const { help, kind } = answer;
  if (!help) return null;
  const { engine, fields, prompt } = help;
  const word = (variable: string) => (variable === 'pin' ? 'pin cite' : fieldWord(kind, variable));
  const named = help.dropped.map(({ field, value }) => ({ field: word(field), value }));
  return (
    <div className="mb-5 flex max-w-measure flex-col gap-3 text-sm text-ink-soft">
      <p className="wrap-anywhere">
        Read from your description {engineWords(engine)}
        {prompt ? ` (prompt ${prompt})` : ''}.
        {fields.length > 0
          ? ` It read ${fields.map(word).join(', ')}; each appears in your text.`
          : ''}
      </p>
      <ResultWarnings warnings={generatedWarnings({ help: { ...help, dropped: named } })} />
    </div>
  );
}
