import { CopiedField } from '../../shared/ui/copied-field';

interface IssuedLinkFieldProps {
  /** A path, or a whole address. */
  link: string;
  /** To whom to give it, and until when. */
  words: string;
}

/** A link to hand over, shown this once. */
export function IssuedLinkField({ link, words }: IssuedLinkFieldProps) {
  const address = new URL(link, window.location.origin).href;
  return (
    <div className="grid justify-items-start gap-4">
      <p>{words}</p>
      <CopiedField label="Link" value={address} copy="Copy link" copied="The link is copied." />
    </div>
  );
}
