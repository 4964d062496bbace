interface DocumentNameProps {
  title: string;
  fileName?: string | null | undefined;
}

/** What a document is called, and in small the name of its file where that is another. */
export function DocumentName({ title, fileName }: DocumentNameProps) {
  if (!fileName || fileName === title) return title;
  return (
    <>
      {title}{' '}
      <span className="inline-block font-sans text-sm leading-snug font-normal tracking-normal wrap-anywhere text-ink-soft">
        {fileName}
      </span>
    </>
  );
}

export const wholeName = ({ title, fileName }: DocumentNameProps): string =>
  fileName && fileName !== title ? `${title} (${fileName})` : title;
