import type { BearingPassage, QuotedSentence } from '@casewright/contracts';
import { ResultPart } from './result-part';
import type { Range } from './text/text-blocks';

interface PassageProps {
  passage: BearingPassage;
  /** Shows a passage of the document; absent where none is open. */
  onPlace?: ((place: Range) => void) | undefined;
}

interface QuotedSentencesProps extends Pick<PassageProps, 'onPlace'> {
  title: string;
  sentences: readonly QuotedSentence[];
}

/** Sentences of a model, each with the passage that it rests on; nothing where there are none. */
export function QuotedSentences({ title, sentences, onPlace }: QuotedSentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <ResultPart title={title}>
      <ul className="divide-y divide-rule border-b border-rule">
        {sentences.map((sentence) => (
          <li key={sentence.text} className="flex flex-col gap-1.5 py-row">
            <p className="wrap-anywhere">{sentence.text}</p>
            <Passage passage={sentence} onPlace={onPlace} />
          </li>
        ))}
      </ul>
    </ResultPart>
  );
}

/** Words of a document, which open their place in it. */
export function Passage({ passage, onPlace }: PassageProps) {
  const words = `“${passage.quote}”`;
  const look = 'text-left text-sm font-serif text-ink-soft wrap-anywhere line-clamp-3';
  if (!onPlace) return <blockquote className={look}>{words}</blockquote>;
  return (
    <button
      type="button"
      className={`${look} underline decoration-rule underline-offset-4 hover:decoration-current`}
      onClick={() => onPlace(passage)}
    >
      {words}
    </button>
  );
}
