import { CITATION_STYLE_LABELS, type CitationStyle } from '@casewright/contracts';
import { SelectField } from '../../../../shared/ui/select-field';
import type { Changes, Generation } from '../generator-state';

const STYLES = (Object.keys(CITATION_STYLE_LABELS) as CitationStyle[]).map((value) => ({
  value,
  label: CITATION_STYLE_LABELS[value],
}));
const TYPEFACES = [
  { value: 'court', label: 'Court documents' },
  { value: 'law-review', label: 'Law reviews' },
] as const;

interface PresentationProps {
  generation: Generation;
  onChange: (change: (before: Changes) => Changes) => void;
}

/** The style of the citation and, in the Bluebook's, its typefaces. */
export function Presentation({ generation: { request, changes }, onChange }: PresentationProps) {
  const style = changes.style ?? request.format;
  return (
    <>
      <SelectField
        label="Write it in"
        options={STYLES}
        value={style}
        onChoose={(chosen) =>
          onChange(({ style: _, ...rest }) =>
            chosen === request.format ? rest : { ...rest, style: chosen },
          )
        }
      />
      {style === 'bluebook' ? (
        <SelectField
          label="Typefaces for"
          options={TYPEFACES}
          value={changes.typeface ?? 'court'}
          onChoose={(chosen) =>
            onChange(({ typeface: _, ...rest }) =>
              chosen === 'court' ? rest : { ...rest, typeface: chosen },
            )
          }
        />
      ) : null}
    </>
  );
}
