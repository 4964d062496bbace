import type { Token } from '@casewright/law/sentences';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

/** Nouns in a row that a reader can still take apart. */
const MOST = 3;
/** Words that the tagger calls nouns and that are verbs or adjectives as often. */
const DOUBTFUL =
  /(?:(?<!train|build|hear|hous|park|plann|test)ing|ed|ly|al|ive|ous|ary|ic|able|ible|'s|s')$|^(?:made|set|show|shows|state|states|holds|finds|reads|seeks|plans|means|lies|present|right|minor|third|second|first|senior|high|low|other|same|such|own|prior|adult|female|male|white|black|points|today|train|per|versus|vs|a\.m|p\.m|that|which|who|time|years|days|months|year|day|month)$/;

export const nounString: Rule = {
  id: 'noun-string',
  name: 'String of nouns',
  family: 'sentences',
  severity: 'low',
  why: 'In a string of nouns only the writer knows which belongs to which; “of,” “for,” or a hyphen tells.',
  source: 'Wydick, Plain English for Lawyers, on noun chains',
  matches: ['They wrote a patient [[safety incident report form]].'],
  passes: ['The class action settlement went out in June.', 'The summary judgment motion is moot.'],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) => {
      const found: Match[] = [];
      for (let i = 0; i < tokens.length; i++) {
        let end = i;
        while (isNoun(tokens[end])) end++;
        const last = tokens[end - 1];
        const plurals = tokens.slice(i, end - 1).filter(({ lower }) => /[^s]s$/.test(lower)).length;
        if (
          end - i - pairsIn(tokens.slice(i, end)) > MOST &&
          last &&
          plurals <= 1 &&
          follows(tokens[end])
        ) {
          found.push({
            start: tokens[i]!.start,
            end: last.end,
            remark: `${end - i} nouns stand in a row here.`,
          });
        }
        i = Math.max(i, end);
      }
      return found;
    }),
};

/** Two words for one thing, which nobody takes apart. */
const PAIRS =
  /\b(?:class action|summary judgment|due process|law enforcement|health care|real estate|trial court|jury trial|trial judge|police officer|motor vehicle|common law|case law|attorney fee|death penalty|state law|prison guard|life insurance|child support|work product|bank account|credit card|fact finder|search warrant|arrest warrant|cell phone)\b/g;

const pairsIn = (tokens: readonly Token[]): number =>
  tokens
    .map(({ lower }) => lower)
    .join(' ')
    .match(PAIRS)?.length ?? 0;

const isNoun = (token: Token | undefined): boolean =>
  token?.pos === 'NOUN' &&
  token.kind === 'word' &&
  !token.masked &&
  /^\p{Ll}/u.test(token.text) &&
  token.lower.length > 2 &&
  !DOUBTFUL.test(token.lower);

/** After a string that ends in a noun comes no other noun phrase. */
const follows = (next: Token | undefined): boolean =>
  next === undefined || !/^(?:DET|PRON|PROPN|NUM)$/.test(next.pos);
