/** An illustration, and named as one: no person said it. */
export function Testimonial() {
  return (
    <figure className="mx-auto max-w-6xl px-4 pt-2 pb-14 md:px-10 md:pb-20">
      <div aria-hidden className="rule-double mb-10" />
      <blockquote className="mx-auto max-w-3xl text-center font-serif text-xl leading-relaxed italic md:text-2xl md:leading-snug">
        “I asked in the words my client used, and the controlling case was at the top with the
        passage I needed. I could check every citation before I signed the brief.”
      </blockquote>
      <figcaption className="mt-6 text-center text-sm text-ink-faint">
        Illustrative testimonial, litigation practice
      </figcaption>
    </figure>
  );
}
