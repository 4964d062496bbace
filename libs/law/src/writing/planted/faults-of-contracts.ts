import { append, type FaultKind, type Planted, swap } from './plant.js';

const contracts = { in: 'contract', from: 'contracts' } as const;

/** A paragraph of its own at the end. */
const paragraph = (marked: string): ((text: string) => Planted | null) => {
  const put = append(`\n${marked}`);
  return (text) => put(text.trimEnd());
};

const NAME = /\b(\p{Lu}\p{Ll}{4,}) (\p{Lu}\p{Ll}{4,})(?=,? (?:Inc|LLC|Corp|Ltd))/u;

/** Another letter in a company's name, the last time it comes. */
const drift =
  (change: (name: string) => string): ((text: string) => Planted | null) =>
  (text) => {
    const name = NAME.exec(text)?.[0];
    if (!name || text.split(name).length < 4) return null;
    const start = text.lastIndexOf(name);
    const put = change(name);
    if (put === name) return null;
    return {
      text: text.slice(0, start) + put + text.slice(start + name.length),
      start,
      end: start + put.length,
    };
  };

/** A role's other name, once, in a contract that has it often. */
const role =
  (usual: string, other: string): ((text: string) => Planted | null) =>
  (text) => {
    const places = [...text.matchAll(new RegExp(`(?<=\\p{Ll} )${usual}(?= \\p{Ll})`, 'gu'))];
    if (places.length < 5 || text.includes(other)) return null;
    const start = places[3]!.index;
    return {
      text: text.slice(0, start) + other + text.slice(start + usual.length),
      start,
      end: start + other.length,
    };
  };

/** A term that the contract has nowhere. */
const undefinedIn =
  (term: string, marked: string): ((text: string) => Planted | null) =>
  (text) =>
    new RegExp(term.replace(/s$/, ''), 'i').test(text) || /capitali[sz]ed terms/i.test(text)
      ? null
      : paragraph(marked)(text);

const afterDate =
  (year: string): ((text: string) => Planted | null) =>
  (text) =>
    /(?:January|March|April|May|June|July|August|October) \d{1,2}, \d{4} \((?:the )?["“]Effective Date["”]\)/.test(
      text,
    )
      ? paragraph(`Nothing is owed for days before the Effective Date of [[March 3, ${year}]].`)(
          text,
        )
      : null;

/** Faults between the parts of a document, as they are planted in whole contracts. */
export const FAULTS_OF_CONTRACTS: readonly FaultKind[] = [
  {
    kind: 'words and figures that differ',
    ...contracts,
    ways: [
      swap(/\bthirty \(30\)/, 'thirty (45)'),
      swap(/\bten \(10\)/, 'ten (12)'),
      swap(/\bsixty \(60\)/, 'sixty (90)'),
      swap(/\bfive \(5\)/, 'five (3)'),
      swap(/\bninety \(90\)/, 'ninety (60)'),
    ],
  },
  {
    kind: 'names that drift',
    ...contracts,
    ways: [
      drift((name) => (name.endsWith('s') ? name.slice(0, -1) : `${name}s`)),
      drift((name) => name.replace(/(\p{Ll})(?= )/u, '')),
      drift((name) => name.replace(/e(?=\p{Ll})/u, 'a')),
      drift((name) => name.replace(/(\p{Ll})\1/u, '$1')),
      drift((name) => name.replace(/n(?=\p{Ll})/u, 'm')),
    ],
  },
  {
    kind: 'roles that drift',
    ...contracts,
    ways: [
      role('Buyer', 'Purchaser'),
      role('Seller', 'Vendor'),
      role('Supplier', 'Vendor'),
      role('Client', 'Customer'),
      role('Customer', 'Client'),
      role('Consultant', 'Contractor'),
    ],
  },
  {
    kind: 'terms that are not defined',
    ...contracts,
    ways: [
      undefinedIn('Deliverables', 'The Company shall accept the [[Deliverables]] within ten days.'),
      undefinedIn('Losses', 'Neither party shall bear the [[Losses]] of the other.'),
      undefinedIn('Milestones', 'Payment follows when the [[Milestones]] are met.'),
      undefinedIn('Specifications', 'The goods shall meet the [[Specifications]] on delivery.'),
      undefinedIn('Work Product', 'The Company owns all of the [[Work Product]] from that day.'),
    ],
  },
  {
    kind: 'terms that are not used',
    ...contracts,
    ways: [
      '“[[Closing Inventory]]” means the goods on hand on the last day.',
      '“[[Quiet Period]]” means the month before an offering.',
      'The parties set aside a room (the “[[Reading Room]]”) for that purpose.',
      '“[[Winter Schedule]]” means the hours from November to March.',
      'A third party keeps the tapes (the “[[Tape Keeper]]”) in a vault.',
    ].map(paragraph),
  },
  {
    kind: 'terms defined twice',
    ...contracts,
    ways: ['Agreement', 'Term', 'Products', 'Services', 'Territory'].map(
      (term) => (text: string) =>
        new RegExp(`\\((?:the |this )?["“]${term}["”]\\)|["“]${term}["”] means`).test(text)
          ? paragraph(`“[[${term}]]” means what Exhibit Z says it is.`)(text)
          : null,
    ),
  },
  {
    kind: 'references that lead nowhere',
    ...contracts,
    ways: [1, 2, 3, 5, 7].map((beyond) => (text: string) => {
      const own = new Set(
        [...text.matchAll(/^[^\S\n]*(\d{1,2})\. [A-Z]/gm)].map((match) => Number(match[1])),
      );
      let last = 0;
      while (own.has(last + 1)) last++;
      if (last < 5 || [...own].some((number) => number > last)) return null;
      return paragraph(`Payment follows as [[Section ${last + beyond}]] says.`)(text);
    }),
  },
  {
    kind: 'dates and amounts that conflict',
    ...contracts,
    ways: [
      afterDate('1971'),
      afterDate('1985'),
      ...[
        'Buyer pays $250,000 (the “Final Price”) for the mill. The Final Price of [[$275,000]] is due at closing.',
        'The accident occurred on May 3, 1991. The accident of [[May 13, 1991]] closed the plant.',
        '“Outside Date” means June 30, 1999. Nothing is owed after the Outside Date of [[July 31, 1999]].',
      ].map(paragraph),
    ],
  },
  {
    kind: 'numbers that are skipped',
    ...contracts,
    ways: [3, 4, 5, 6, 7].map((number) => (text: string) => {
      const line = (n: number): RegExp => new RegExp(`^[^\\S\\n]*${n}\\. [A-Z][^\\n]*$`, 'm');
      const [gone, next] = [line(number).exec(text), line(number + 1).exec(text)];
      if (!gone || !next || next.index < gone.index || !line(number - 1).test(text)) return null;
      if (text.split(new RegExp(`(?<![\\d.])${number}\\.\\s`)).length > 2) return null;
      const start = next.index - gone[0].length + next[0].search(/\d/);
      return {
        text: text.slice(0, gone.index) + text.slice(gone.index + gone[0].length),
        start,
        end: start + String(number + 1).length,
      };
    }),
  },
  {
    kind: 'and/or',
    ...contracts,
    ways: [1, 2, 3, 4, 5].map((n) => (text: string) => {
      const place = [...text.matchAll(/(?<=\p{Ll}{3} )or(?= \p{Ll}{3})/gu)][n * 3];
      if (!place) return null;
      return {
        text: `${text.slice(0, place.index)}and/or${text.slice(place.index + 2)}`,
        start: place.index,
        end: place.index + 6,
      };
    }),
  },
];
