import { CopyButton } from './copy-button';
import { Field } from './field';
import { Input } from './input';

interface CopiedFieldProps {
  label: string;
  value: string;
  /** As it is easier to read. */
  shown?: string;
  /** The words on the button, and those once it is copied. */
  copy: string;
  copied: string;
  className?: string;
}

/** Something to be copied, or to be read off and typed elsewhere. */
export function CopiedField(props: CopiedFieldProps) {
  const { label, value, shown = value, copy, copied, className } = props;
  return (
    <>
      <Field label={label} className="w-full">
        {(control) => (
          <Input
            {...control}
            readOnly
            value={shown}
            className={className}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <CopyButton asButton text={() => value} label={copy} copied={copied} />
    </>
  );
}
