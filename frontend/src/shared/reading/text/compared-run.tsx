interface ComparedRunProps {
  /** Which of the two texts has the words. */
  side: 'both' | 'before' | 'after';
  /** What a screen reader says before words of one side. */
  names: { before: string; after: string };
  text: string;
}

/** Words of two compared texts: struck where only the first has them, underlined where only the second. */
export function ComparedRun({ side, names, text }: ComparedRunProps) {
  if (side === 'both') return <span>{text}</span>;
  return side === 'after' ? (
    <ins className="bg-verified-wash text-verified underline decoration-2">
      <span className="sr-only">{names.after}</span>
      {text}
    </ins>
  ) : (
    <del className="bg-notfound-wash text-notfound line-through decoration-2">
      <span className="sr-only">{names.before}</span>
      {text}
    </del>
  );
}
