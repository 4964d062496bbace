import type { SearchCase } from '@casewright/contracts';
import { CopyButton } from '../../../shared/ui/copy-button';
import { citationText } from './citation-text';

/** Puts the citation on the clipboard. Quiet until its result is pointed at or has the focus. */
export function CopyCitation({ found }: { found: SearchCase }) {
  return (
    <CopyButton
      text={() => citationText(found)}
      label="Copy citation"
      copied="Citation copied"
      refused="The citation was not copied"
      className="group-focus-within/result:text-accent-ink group-hover/result:text-accent-ink hover:underline hover:underline-offset-4"
    />
  );
}
