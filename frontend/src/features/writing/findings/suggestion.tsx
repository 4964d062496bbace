/** Words beside other words for them, each named for whoever sees and whoever hears. */
export function Suggestion({ original, suggested }: { original: string; suggested: string }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5 border-l-3 border-rule pl-3">
      <dt className="pt-0.5 text-xs text-ink-faint">Original</dt>
      <dd className="font-serif text-base leading-snug whitespace-pre-line text-ink-soft line-through decoration-1 wrap-anywhere">
        {original}
      </dd>
      <dt className="pt-0.5 text-xs text-ink-faint">Suggested</dt>
      <dd className="font-serif text-base leading-snug whitespace-pre-line wrap-anywhere">
        {suggested === '' ? <span className="text-ink-soft">Leave it out</span> : suggested}
      </dd>
    </dl>
  );
}
