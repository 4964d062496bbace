import { FileUp } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from '../../ui/button';

interface FileButtonProps {
  /** The file input's own name. */
  label: string;
  /** The words on the button. */
  children: ReactNode;
  /** What the browser offers: extensions and media types, separated by commas. */
  accept: string;
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** A button that asks for one file. */
export function FileButton({ label, children, accept, disabled, onFile }: FileButtonProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file can be chosen again after it was changed.
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        tabIndex={-1}
        onChange={choose}
        className="sr-only"
      />
      <Button variant="secondary" disabled={disabled} onClick={() => input.current?.click()}>
        <FileUp aria-hidden className="size-4" strokeWidth={1.75} />
        {children}
      </Button>
    </>
  );
}
