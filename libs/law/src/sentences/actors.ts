import type { Actor, ActorKind } from './frame.js';
import type { Token } from './tokens.js';
import { isRole } from './words.js';

/** `(the “Provider”)`, `("Acme")`, `hereinafter "Smith"`: whoever the text gives a name. */
const DEFINED =
  /(?:\(|\bhereinafter\b)[^()"“]{0,60}["“](?:the )?([A-Z][\w&'’-]{1,30}(?: [A-Z][\w&'’-]{1,30}){0,3})["”]/g;
/** Names of things, however they are defined. */
const THINGS =
  /(?:ment|tion|ness|ity|ance|ence|ure|age|Date|Term|Services?|Fees?|Products?|Act|Law|Site|Premises|Property|Software|Information|Rights?|Marks?|Plan|Note|Loan|Price|Period|Work|Shares?|Stock|Territory|Territories|Technology|Contract|Deed|Lease|License|Patents?|Materials?|Content|Business|Damages|Losses|Claims?|Closing|Field|Program|Project|System|Data|Goods|Documents?|Rules?|Schedule|Exhibit)$/;
const COMPANY =
  /^(?:Inc|LLC|Ltd|Corp|Co|Corporation|Company|L\.?P|LLP|GmbH|AG|PLC|N\.?A|Group|Bank|Trust|Partners|Associates|University)\.?$/i;
const ARTICLE =
  /^(?:the|a|an|such|said|this|that|these|those|its|his|her|their|our|my|your|any|each|every|no|neither|either|both|all|and|or|but|nor|so|then)$/;
const EACH = /^(?:each|either|both|every|the|any|such)$/;

/** The names that a text gives to those who act in it, in lower case. */
export function actorNames(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, name = ''] of text.matchAll(DEFINED))
    if (!THINGS.test(name)) names.add(name.toLowerCase());
  return names;
}

/** The noun phrase between two tokens as the subject of a clause. */
export function readActor(
  tokens: readonly Token[],
  from: number,
  to: number,
  names: ReadonlySet<string>,
): Actor | null {
  if (to <= from) return null;
  const words = tokens.slice(from, tokens[to - 1]!.text === '.' ? to - 1 : to);
  if (words.length === 0) return null;
  const head = headOf(words);
  if (head.length === 0) return null;
  const name = nameOf(head);
  const kind = kindOf(words, head, name, names);
  return {
    start: words[0]!.start,
    end: words.at(-1)!.end,
    kind,
    name,
    owner: kind === 'thing' ? ownerOf(words, names) : null,
  };
}

/** The words up to what hangs on the noun: `of`, `that`, a comma. */
function headOf(words: readonly Token[]): readonly Token[] {
  const end = words.findIndex(
    ({ lower, kind }, at) =>
      at > 0 &&
      ((kind === 'mark' && !/[&'’"“”.-]/.test(lower)) ||
        /^(?:of|that|which|who|whom|whose|in|under|for|to|with|by|from|on|at|hereunder|herein|as)$/.test(
          lower,
        )),
  );
  return end < 0 ? words : words.slice(0, end);
}

const nameOf = (words: readonly Token[]): string => {
  let from = 0;
  while (from < words.length - 1 && ARTICLE.test(words[from]!.lower)) from++;
  return words
    .slice(from)
    .map(({ text }) => text)
    .join(' ')
    .replace(/ ([.,'’])/g, '$1')
    .replace(/["“”]/g, '');
};

function kindOf(
  words: readonly Token[],
  head: readonly Token[],
  name: string,
  names: ReadonlySet<string>,
): ActorKind {
  const first = words[0]!.lower;
  const last = head.at(-1)!;
  const isParties = /^part(?:y|ies)$/.test(last.lower) || /^(?:of|to)$/.test(words[1]?.lower ?? '');
  if (/^(?:no|neither|nor|nothing|none|nobody)$/.test(first)) return 'none';
  if (/^(?:each|either|both|every)$/.test(first) && (isParties || head.length === 1)) return 'each';
  if (last.lower === 'parties' && EACH.test(first)) return 'each';
  if (/^(?:he|she|it|they|we|i|you|who)$/.test(name.toLowerCase())) return 'pronoun';
  if (/['’]s?$/.test(last.text)) return 'thing';
  if (isName(head, name, names)) return 'party';
  return 'thing';
}

function isName(head: readonly Token[], name: string, names: ReadonlySet<string>): boolean {
  const last = head.at(-1)!;
  const bare = name.toLowerCase().replace(/,? and .*$/, '');
  if (names.has(bare) || COMPANY.test(last.text.replace(/\.$/, ''))) return true;
  if (head.some(({ text }) => /['’]s?$/.test(text)))
    return isRole(last.text) && !THINGS.test(last.text);
  return (
    isRole(last.text) ||
    (head.every(({ pos, lower }) => pos === 'PROPN' || ARTICLE.test(lower)) &&
      !THINGS.test(last.text))
  );
}

const POSSESSIVE = /(?:['’]s|s['’]|['’])$/;

/** The party whose thing a phrase names. */
function ownerOf(words: readonly Token[], names: ReadonlySet<string>): string | null {
  const at = words.findIndex(({ text }) => POSSESSIVE.test(text));
  if (at >= 0) {
    const owner = words.slice(0, at + 1);
    return nameOf(owner).replace(POSSESSIVE, '') || null;
  }
  const of = words.findIndex(({ lower }) => lower === 'of');
  if (of < 0 || of + 1 >= words.length) return null;
  const owner = headOf(words.slice(of + 1));
  const name = nameOf(owner);
  const kind = owner.length > 0 ? kindOf(owner, owner, name, names) : 'thing';
  return kind === 'thing' || kind === 'pronoun' ? null : name;
}
