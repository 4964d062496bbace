import { IN_BODY, IN_HEAD, IN_NAME, TermBag } from './term-bag.js';

/** What the bag holds: `term: name, head, body`. */
function contents(bag: TermBag): Record<number, string> {
  const counts: string[] = [];
  const { terms } = bag.collect((inName, head, body) => {
    counts.push(`${inName}, ${head}, ${body}`);
    return 0;
  });
  return Object.fromEntries([...terms].map((term, at) => [term, counts[at]!]));
}

describe('TermBag', () => {
  it('counts a term by field', () => {
    const bag = new TermBag();
    bag.add(7, IN_BODY);
    bag.add(7, IN_BODY);
    bag.add(7, IN_HEAD);
    bag.add(8, IN_NAME);
    bag.add(8, IN_NAME);
    expect(contents(bag)).toEqual({ 7: 'false, 1, 2', 8: 'true, 0, 0' });
  });

  it('gives terms without a sign', () => {
    const bag = new TermBag();
    bag.add(4_275_878_552 | 0, IN_BODY);
    expect(contents(bag)).toEqual({ 4275878552: 'false, 0, 1' });
  });

  it('counts as far as there is room, and nothing into the next field', () => {
    const bag = new TermBag();
    for (let i = 0; i < 70_000; i++) bag.add(7, IN_BODY);
    for (let i = 0; i < 300; i++) bag.add(7, IN_HEAD);
    expect(contents(bag)).toEqual({ 7: 'false, 255, 65535' });
  });

  it('keeps every term when it grows, in the order in which they came', () => {
    const bag = new TermBag(3);
    const terms = Array.from({ length: 500 }, (_, i) => i * 8);
    for (const term of terms) bag.add(term, IN_BODY);
    for (const term of terms) bag.add(term, IN_HEAD);
    const { terms: kept, payloads } = bag.collect((_name, head, body) => head * 10 + body);
    expect([...kept]).toEqual(terms);
    expect(new Set(payloads)).toEqual(new Set([11]));
  });

  it('is empty after it is cleared', () => {
    const bag = new TermBag();
    bag.add(7, IN_BODY);
    bag.clear();
    expect(bag.size).toBe(0);
    bag.add(7, IN_HEAD);
    expect(contents(bag)).toEqual({ 7: 'false, 1, 0' });
  });
});
