import { CopyButton } from '../../shared/ui/copy-button';
import { Field } from '../../shared/ui/field';
import { Input } from '../../shared/ui/input';
import * as texts from './texts';

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
      <Field label={texts.link} className="w-full">
        {(control) => (
          <Input {...control} readOnly value={address} onFocus={({ target }) => target.select()} />
        )}
      </Field>
      <CopyButton
        asButton
        text={() => address}
        label={texts.copyLink}
        copied={texts.linkIsCopied}
      />
    </div>
  );
}
