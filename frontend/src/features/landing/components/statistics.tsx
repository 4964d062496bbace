const figures = [
  { value: '70%', label: 'less research time' },
  { value: '85%', label: 'of users report better outcomes' },
  { value: '24/7', label: 'support' },
] as const;

/** The three figures, set large on a band of ink. */
export function Statistics() {
  return (
    <section aria-label="In figures" className="bg-band text-on-band">
      <dl className="mx-auto grid max-w-6xl gap-x-12 gap-y-8 px-4 py-14 sm:grid-cols-3 md:px-10 md:py-20">
        {figures.map(({ value, label }) => (
          <div
            key={value}
            className="flex flex-col-reverse justify-end border-t-2 border-brass pt-5"
          >
            <dt className="mt-3 text-base">{label}</dt>
            <dd className="font-serif text-4xl tracking-tight md:text-5xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
