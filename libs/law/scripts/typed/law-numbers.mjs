/** The numbers of laws as they are typed. */
const SUB = [
  '',
  '',
  '',
  '(a)',
  '(b)(1)',
  '(f)(1)',
  '(a)(1)(A)',
  '(c)(2)',
  '(b)(6)',
  '(b)(7)(C)',
  '(a)(2)(B)(ii)',
  '(d)',
  ' (a)',
  '(3)(b)',
];
const number = (r) =>
  r.pick([
    r.int(1, 999),
    r.int(1000, 9999),
    r.int(1500, 2040),
    r.int(1, 60),
    `${r.int(1, 99)}-${r.int(1, 30)}-${r.int(100, 999)}`,
    `${r.int(1, 40)}.${r.int(1, 999)}`,
    `${r.int(100, 999)}.${r.int(1, 99)}`,
    `${r.int(1, 99)}.${r.int(1, 99)}.${String(r.int(10, 990)).padStart(3, '0')}`,
    `${r.int(1000, 3000)}${r.pick(['a', 'e', 'bb', 'd'])}-${r.int(1, 9)}`,
    `${r.int(1, 60)}-${r.int(100, 2000)}`,
    `${r.int(100, 700)}${r.pick(['A', 'F', 'G'])}.${r.int(1, 90)}`,
    `${r.int(1, 9)}:${r.int(10, 99)}-${r.int(1, 20)}`,
    `${r.int(1, 60)}${r.pick('ABC'.split(''))}:${r.int(1, 99)}-${r.int(1, 20)}`,
    `${r.int(100, 700)}:${r.int(1, 30)}-${r.pick('abc'.split(''))}`,
    `${r.int(1, 60)}.${r.int(1, 999)}-${r.int(1, 20)}`,
    `1.${r.int(1, 999)}(${r.pick('abck'.split(''))})(${r.int(1, 9)})-${r.int(1, 9)}`,
    `${r.int(10, 99)}${r.pick(['a', 'b', 'A'])}`,
  ]);
const section = (r) => {
  const one = `${number(r)}${r.pick(SUB)}`;
  const from = r.chance(0.3) ? r.int(1, 30) : r.int(1, 3000);
  return r.chance(0.74)
    ? one
    : r.pick([
        `${from} to ${from + r.int(3, 40)}`,
        `${from}-${from + r.int(3, 40)}`,
        `${from} through ${from + r.int(3, 40)}`,
        `${from}, ${from + 2}`,
        `${from} and ${from + 1}`,
        `${from}, ${from + 1}, and ${from + 5}`,
        `${from} et seq.`,
        `${from}–${from + 7}`,
      ]);
};

/** Sections of codes, rules, uniform laws, and Restatements. */
export const sections = (r) => ({
  tnum: r.pick([
    r.int(1, 54),
    r.int(1, 54),
    r.int(1, 99),
    r.int(1, 40),
    `${r.int(1, 40)}-${r.pick('AB'.split(''))}`,
  ]),
  sec: section(r),
  section2: section(r),
  few: r.int(1, 20),
  // Subdivisions without their brackets.
  loose:
    `${r.int(1, 86)} ${r.pick('abcdef'.split(''))}${r.pick([' ', ''])}${r.pick([r.int(1, 8), `(${r.int(1, 8)})`, ''])}`.trim(),
  rule: r.pick([
    `${r.int(1, 80)}-${r.int(1, 20)}`,
    `${r.int(1, 86)}${r.pick(SUB)}`,
    `${r.int(100, 1100)}${r.pick(SUB)}`,
    `${r.int(1, 9)}.${r.int(1, 20)}${r.pick(SUB)}`,
    `${r.int(1, 86)}(${r.pick(['a', 'b', 'c', 'e', 'f'])})(${r.int(1, 8)})`,
  ]),
  usec: r.pick([
    `${r.int(1, 9)}-${r.int(101, 900)}${r.pick(SUB)}`,
    `${r.int(1, 9)}-${r.int(101, 900)}`,
    `${r.int(100, 999)}`,
    `${r.int(1, 260)}.${r.int(1, 30)}`,
    `${r.int(1, 5)}${r.pick('ABCDE'.split(''))}${r.int(1, 4)}.${r.int(1, 9)}`,
  ]),
  rsec: r.pick([
    r.int(1, 900),
    r.int(1, 900),
    `${r.int(300, 700)}A`,
    `${r.int(1, 20)}.${String(r.int(1, 20)).padStart(2, '0')}`,
    `${r.int(1, 900)}(${r.int(1, 3)})`,
  ]),
});
