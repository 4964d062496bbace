/** Typed citations with the label of every token: `{tokens, labels}`. */
import { LABELS } from '../../dist/checking/sources/typed/labels.js';
import { tokensOf } from '../../dist/checking/sources/typed/tokens.js';
import { blur } from './blur.mjs';
import { decision, isFederalSupreme } from './decisions.mjs';
import { law } from './laws.mjs';
import { randomOf } from './random.mjs';
import { shortForm } from './short-forms.mjs';
import { fill } from './template.mjs';
import { work } from './works.mjs';

const KINDS = {
  reported: 22,
  unreported: 9,
  filing: 8,
  law: 34,
  article: 16,
  book: 11,
  chapter: 8,
  news: 8,
  web: 7,
  short: 8,
};
const LOTS = Object.entries(KINDS).flatMap(([kind, share]) =>
  Array.from({ length: share }, () => kind),
);
const PLACE = new Map(LABELS.map((label, at) => [label, at]));

function compose(kind, decisions, r) {
  if (kind === 'law') return law(r);
  if (!['reported', 'unreported', 'filing', 'short'].includes(kind)) return work(r, kind);
  const supreme = r.chance(0.3);
  const [, list] = r.pick(decisions.filter(([rep]) => isFederalSupreme(rep) === supreme));
  const own = decision(r.pick(list), r, kind);
  return kind === 'short' ? shortForm(own[1], r) : own;
}

/** The label of a token is that of the first part in it that is no separator. */
function label(text, pieces) {
  const spans = [];
  let at = 0;
  for (const piece of pieces) {
    spans.push({ start: at, end: at + piece.text.length, label: piece.label });
    at += piece.text.length;
  }
  const tokens = tokensOf(text);
  const labels = tokens.map(({ start, end }) => {
    const own = spans.filter((span) => span.start < end && span.end > start);
    return PLACE.get((own.find((span) => span.label !== 'O') ?? own[0]).label);
  });
  return { text, tokens, labels };
}

/** `count` texts; the same for the same seed. */
export function generate(count, seed, byReporter, without) {
  const r = randomOf(seed);
  const decisions = [...byReporter];
  const made = [];
  while (made.length < count) {
    const kind = r.pick(LOTS);
    const [templates, fields] = compose(kind, decisions, r);
    const pieces = fill(templates, fields, r);
    if (!pieces) continue;
    const noisy = blur(pieces, r, without);
    const text = noisy
      .map((piece) => piece.text)
      .join('')
      .trimEnd();
    made.push({ kind, ...label(text, noisy) });
  }
  return made;
}
