import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

interface ResultPartProps {
  title: string;
  /** What the part is of, in a line above it. */
  note?: string;
  /** Whether rows follow, which have room of their own. */
  isList?: boolean;
  className?: string;
  children: ReactNode;
}

/** A named part of a result. */
export function ResultPart({ title, note, isList, className, children }: ResultPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h3 id={id} className={clsx('border-b border-ink pb-1.5 text-lg', !isList && 'mb-3')}>
        {title}
      </h3>
      {note ? <p className="mb-3 text-sm text-ink-soft">{note}</p> : null}
      {children}
    </section>
  );
}

/** Paragraphs of prose under a heading, separated in the text by blank lines. */
export function ResultProse({ title, text }: { title: string; text: string }) {
  const paragraphs = text.split(/\n{2,}/).filter((words) => words.trim() !== '');
  return (
    <ResultPart title={title}>
      <div className="flex flex-col gap-4 font-serif leading-[1.65]">
        {paragraphs.map((words, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
          <p key={index} className="whitespace-pre-line wrap-anywhere">
            {words}
          </p>
        ))}
      </div>
    </ResultPart>
  );
}

/** Sentences under a heading; nothing where there are none. */
export function SentenceList({
  title,
  sentences,
}: {
  title: string;
  sentences: readonly string[];
}) {
  if (sentences.length === 0) return null;
  return (
    <ResultPart title={title}>
      <ul className="divide-y divide-rule border-b border-rule">
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences never change places
          <li key={index} className="py-row wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    </ResultPart>
  );
}
