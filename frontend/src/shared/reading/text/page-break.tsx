/** A hairline with the number of the page that begins below it. */
export function PageBreak({ page }: { page: number }) {
  return (
    <p className="my-4 flex items-center gap-3 font-sans text-xs text-ink-faint">
      <span aria-hidden className="h-px flex-1 bg-rule" />
      Page {page}
      <span aria-hidden className="h-px flex-1 bg-rule" />
    </p>
  );
}
