import type { SearchCase } from '@casewright/contracts';
import { caseCitation } from '../../../shared/case-citation/case-citation';
import { CopyButton } from '../../../shared/ui/copy-button';

/** Puts the citation on the clipboard. Quiet until its result is pointed at or has the focus. */
export function CopyCitation({ found }: { found: SearchCase }) {
  return (
    <CopyButton
      text={() => caseCitation({ ...found, name: found.title })}
      label="Copy citation"
      copied="Citation copied"
      refused="The citation was not copied"
      className="group-focus-within/result:text-accent-ink group-hover/result:text-accent-ink hover:underline hover:underline-offset-4"
    />
  );
}
