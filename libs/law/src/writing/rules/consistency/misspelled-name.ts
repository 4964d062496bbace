import type { Paragraph } from '../../text/reading.js';
import type { Span } from '../../text/span.js';
import { oneEditFrom, soundOf } from '../../words/one-edit.js';
import type { DocumentRule, RuleContext } from '../rule.js';

interface Named extends Span {
  name: string;
  isWord: boolean;
  /** Behind `Mr.` and the like: a person, whatever word it is. */
  isTitled: boolean;
  /** `Lunds letter`: with an s, and before what may be owned. */
  isOwner: boolean;
}

const NAME = /^\p{Lu}\p{Ll}{3,}$/u;
const TITLED = /^\p{Lu}\p{Ll}{2,}$/u;

// cspell:disable
export const misspelledName: DocumentRule<Named[]> = {
  id: 'misspelled-name',
  name: 'Name spelled in two ways',
  family: 'consistency',
  severity: 'high',
  why: 'A misspelled name offends its owner and may identify someone else.',
  source: 'The Redbook, on proofreading',
  matches: [
    'Wendover sold barley. Tolland paid Wendover in May. [[Wendovar]] wrote again.',
    'The Hale farm was sold. Mr. Hale was paid. Mr. [[Hail]] objects.',
    'Ms. Lundgren wrote. The [[Lundgrens]] letter came on Monday.',
  ],
  passes: [
    'Wendover sold barley. Tolland paid Wendover in May. Wendover wrote again.',
    'Roberto and Roberta met. Roberto left. Roberta called Roberto.',
    'Denise left. The deed names Denise. Denies anyone that?',
  ],
  // cspell:enable
  collect,
  check: (parts) => {
    const counts = new Map<string, number>();
    const titled = new Set<string>();
    for (const { found } of parts) {
      for (const { name, isTitled } of found) {
        counts.set(name, (counts.get(name) ?? 0) + 1);
        if (isTitled) titled.add(name);
      }
    }
    const order = new Map([...counts.keys()].map((name, place) => [name, place]));
    const isBefore = (one: string, two: string) => order.get(one)! < order.get(two)!;
    return parts.flatMap(({ at, found }) =>
      found.flatMap(({ name, isWord, isTitled, isOwner, start, end }) => {
        if (isOwner && !isWord && counts.has(name.slice(0, -1)))
          return [
            {
              start: at + start,
              end: at + end,
              remark: `An owner is meant: “${name.slice(0, -1)}’s.”`,
            },
          ];
        if ((isWord && !isTitled) || counts.get(name) !== 1) return [];
        const usual = [...counts.keys()].find(
          (other) =>
            isSlip(name, other) &&
            (counts.get(other)! > 1 || (isTitled && titled.has(other) && isBefore(other, name))) &&
            (isTitled ? isAlike(name, other) : isOneEdit(name, other)),
        );
        if (!usual) return [];
        const remark = `Elsewhere it is “${usual}.”`;
        return [{ start: at + start, end: at + end, remark }];
      }),
    );
  },
};

/** Not a plural, nor a woman’s form of a man’s name. */
const isSlip = (name: string, usual: string): boolean =>
  name !== usual &&
  name[0] === usual[0] &&
  `${name}s` !== usual &&
  `${usual}s` !== name &&
  !(/[aeo]$/.test(name) && /[aeo]$/.test(usual) && name.length === usual.length);

const isOneEdit = (name: string, other: string): boolean =>
  Math.abs(name.length - other.length) < 2 && [...oneEditFrom(name)].includes(other);

/** `Mr. Hail` and `the Hale farm` are one to the ear. */
const isAlike = (name: string, other: string): boolean =>
  soundOf(name) === soundOf(other) || (name.length > 4 && isOneEdit(name, other));

const TITLE = /^(?:Mr|Ms|Mrs|Dr|Judge|Justice|Professor|Officer|Detective)$/;

/** Capitalized words; those of English are slips only behind a title, but may be what is meant. */
function collect({ tokens, kind }: Paragraph, { words }: RuleContext): Named[] {
  if (!words || kind === 'quotation') return [];
  return tokens.flatMap(({ text, start, end, masked }, at) => {
    const name = text.replace(/['’]s$/, '');
    const title = tokens[at - 1]?.text === '.' ? tokens[at - 2] : tokens[at - 1];
    const isTitled = TITLE.test(title?.text ?? '');
    if (masked || !(isTitled ? TITLED : NAME).test(name)) return [];
    const isWord = words.knows(name.toLowerCase());
    const next = tokens[at + 1];
    const isOwner =
      name === text && /[^s]s$/.test(name) && next?.pos === 'NOUN' && next.text === next.lower;
    return [{ name, isWord, isTitled, isOwner, start, end: end - (text.length - name.length) }];
  });
}
