/**
 * How well passages tell supported claims from others: the threshold is from `payne`, `wainwright`
 * and the claims of our own over its opinions were not looked at for it.
 *
 *   node bench/citations/support-figures.mjs        (after `npm run build`)
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SupportSource, WEAK_BELOW } from '@casewright/law/checking';
import { supportInOpinions } from './support-in-opinions.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const DATA = join(process.env.SHARED_DATA ?? resolve(ROOT, '../shared/data'), 'support');
const OWN = join(ROOT, 'libs/law/src/checking/support/testing/unsupported-claims.json');

const read = (file) => JSON.parse(readFileSync(file, 'utf8')).claims;
const textOf = (html) =>
  html
    .replace(/<page-number[^>]*>.*?<\/page-number>/gs, ' ')
    .replace(/<\/(?:p|blockquote)>/g, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&#?\w+;/g, ' ');

/** Each with the share of it that the best passage of its opinion has. */
function scored(claims) {
  return claims.map((claim) => {
    const source = new SupportSource(textOf(readFileSync(join(DATA, claim.opinion), 'utf8')));
    return { ...claim, share: source.find(claim.proposition)?.share ?? 0 };
  });
}

const flagged = (claims) => {
  const count = claims.filter(({ share }) => share < WEAK_BELOW).length;
  return `${count} of ${claims.length} (${((100 * count) / claims.length).toFixed(0)} %)`;
};

/** How often a supported claim has more than another; equal ones count half. */
function areaUnderCurve(supported, others) {
  const pairs = supported.flatMap((a) => others.map((b) => Math.sign(a.share - b.share) / 2 + 0.5));
  return pairs.reduce((sum, each) => sum + each, 0) / pairs.length;
}

/** @returns the figures, or why there are none */
export async function supportFigures() {
  if (!existsSync(join(DATA, 'claims.json'))) return { skipped: `no claims at ${DATA}` };
  const labeled = scored(read(join(DATA, 'claims.json')));
  const own = scored(read(OWN));
  const of = (brief, isSupported) =>
    labeled.filter(({ id, label }) => id.startsWith(brief) && (label === 'Green') === isSupported);
  const [supported, others] = [of('payne', true), of('payne', false)];
  const ofDistance = (distance) => flagged(own.filter((claim) => claim.distance === distance));
  return {
    threshold: WEAK_BELOW,
    payne: {
      auc: areaUnderCurve(supported, others).toFixed(3),
      supportedFlagged: flagged(supported),
      othersFlagged: flagged(others),
    },
    wainwright: { supportedFlagged: flagged(of('wainwright', true)) },
    ownUnsupported: {
      flagged: flagged(own),
      otherSubject: ofDistance('far'),
      sameField: ofDistance('near'),
      sameQuestion: ofDistance('close'),
    },
    opinionsWeak: await supportInOpinions(join(DATA, '../opinions/opinions_dev.jsonl.gz')),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(JSON.stringify(await supportFigures(), null, 2));
