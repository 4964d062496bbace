import { memo, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import type { PlacedAlternative } from '../draft/placed';
import { Suggestion } from '../findings/finding-details';

/** Phrasings shown at first, and more at a time. */
const SHOWN = 30;

interface AlternativesProps {
  alternatives: readonly PlacedAlternative[];
  onAccept: (alternative: PlacedAlternative) => void;
  onShow: (alternative: PlacedAlternative) => void;
}

/** Other wordings of sentences, each to take as long as its words are still there. */
export const Alternatives = memo(function Alternatives(props: AlternativesProps) {
  const { alternatives, onAccept, onShow } = props;
  const [shown, setShown] = useState(SHOWN);
  return (
    <>
      <ol className="divide-y divide-rule border-b border-rule">
        {alternatives.slice(0, shown).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: phrasings never change places
          <li key={index} className="flex flex-col gap-3 py-4 first:pt-0">
            <AlternativeItem item={item} onAccept={onAccept} onShow={onShow} />
          </li>
        ))}
      </ol>
      {shown < alternatives.length ? (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          onClick={() => setShown((before) => before + SHOWN)}
        >
          {`Show ${Math.min(SHOWN, alternatives.length - shown)} more`}
        </Button>
      ) : null}
    </>
  );
});

type AlternativeItemProps = Omit<AlternativesProps, 'alternatives'> & { item: PlacedAlternative };

function AlternativeItem({ item, onAccept, onShow }: AlternativeItemProps) {
  const { original, suggested, why } = item.alternative;
  return (
    <>
      <Suggestion original={original} suggested={suggested} />
      {why ? <p className="text-sm text-ink-soft wrap-anywhere">{why}</p> : null}
      {item.place ? (
        <div className="flex gap-2">
          <Button variant="secondary" size="sm" onClick={() => onAccept(item)}>
            Use this wording
          </Button>
          <Button variant="ghost" size="sm" onClick={() => onShow(item)}>
            Show in the text
          </Button>
        </div>
      ) : (
        <p className="text-sm text-ink-faint">These words are no longer in the text.</p>
      )}
    </>
  );
}
