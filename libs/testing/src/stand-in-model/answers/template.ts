/** A paragraph of a draft behind its id. */
const PARAGRAPH = /^\[([\w-]+)\/(\d+)\] (.*\bshall\b.*)$/gm;
/** A wish that no template knows. */
const WISH = /Paint the office \w+/;

/** The first duty of a part in other words that bind nobody, the second one with a sum that nobody named, and a wish placed. */
export function template(material: string): object {
  const [first, second] = [...material.matchAll(PARAGRAPH)].map(([, section, at, text]) => ({
    section: section!,
    id: `${section}/${at}`,
    text: text!,
  }));
  const reworded = first && {
    id: first.id,
    text: first.text.replace('shall', 'shall hereby'),
  };
  const invented = second && { id: second.id, text: `${second.text} The price is $987,654.` };
  const [wish] = WISH.exec(material) ?? [];
  const placed = { section: first?.section, requirement: wish, text: `${wish}, as agreed.` };
  return {
    paragraphs: [reworded, invented].filter((each) => each !== undefined),
    terms: wish && first ? [placed] : [],
  };
}
