import type { Finding, FindingCategory } from '@casewright/contracts';
import type { CourtMatter } from '../../documents/court/court-matter.js';
import { isDistrictCourt } from '../../documents/court/federal-courts.js';
import { makeFinding, present } from '../../documents/make-finding.js';
import type { Understanding } from '../../documents/understanding.js';
import type { TextSpan } from '../../extracted-text.js';
import { counted } from '../prose/words.js';

/** What a rule of the federal district courts wants of a paper. */
interface Check {
  types: readonly string[];
  isMet(document: Understanding, court: CourtMatter): boolean;
  category: FindingCategory;
  title: string;
  explanation: string;
  recommendation: string;
}

const CHECKS: readonly Check[] = [
  {
    types: ['complaint'],
    isMet: ({ text }) => /\bjurisdiction\b/i.test(text),
    category: 'missing-jurisdiction-statement',
    title: 'No statement of the grounds for jurisdiction',
    explanation:
      'Fed. R. Civ. P. 8(a)(1) requires a short and plain statement of the grounds for the court’s jurisdiction, and the complaint never mentions jurisdiction.',
    recommendation:
      'State the statute that gives the court jurisdiction, and for diversity each party’s citizenship and the amount in controversy.',
  },
  {
    types: ['complaint'],
    isMet: ({ text }, { relief }) =>
      relief.length > 0 ||
      /\b(?:WHEREFORE|prayer for relief|demands? judgment|prays?)\b/i.test(text),
    category: 'missing-demand-for-relief',
    title: 'No demand for relief',
    explanation:
      'Fed. R. Civ. P. 8(a)(3) requires a demand for the relief sought, and the complaint makes none.',
    recommendation:
      'Close the complaint with a demand that names each form of relief and the party against whom it is sought.',
  },
  {
    types: ['complaint', 'answer', 'legal-motion', 'legal-brief', 'petition'],
    isMet: ({ text, signatures }) =>
      signatures.some(({ signed }) => signed) ||
      /\/s\/|\bAttorneys? for\b|\bCounsel for\b|\bRespectfully submitted\b|\bpro se\b/i.test(text),
    category: 'missing-signature',
    title: 'No signature of an attorney or party',
    explanation:
      'Fed. R. Civ. P. 11(a) requires the signature of an attorney of record, or of an unrepresented party, with address, e-mail address and telephone number; the text has no signature block.',
    recommendation:
      'Sign the paper and add the signer’s address, e-mail address and telephone number.',
  },
  {
    types: ['answer', 'legal-motion', 'legal-brief'],
    isMet: ({ text }) =>
      /\bcertificate of service\b|\bproof of service\b|\bCM\/ECF\b|\bcertify that\b[^.]{0,120}\bserved\b/i.test(
        text,
      ),
    category: 'missing-certificate-of-service',
    title: 'No certificate of service',
    explanation:
      'Fed. R. Civ. P. 5(d)(1)(B) requires a certificate of service with a paper served other than through the court’s electronic filing system, and the text has none.',
    recommendation:
      'Add a certificate of service unless every party is served through the court’s electronic filing system.',
  },
];

/** The court's stamp tells how many pages were filed; what appears on the others is not missing. */
function excerptOf({ text, source }: Understanding): (TextSpan & { filed: number }) | null {
  const stamp = /\bPage:? ?\d+ of (\d+)/.exec(text.slice(0, 1_000));
  const here = source.pages?.length ?? 0;
  if (!stamp || here === 0 || Number(stamp[1]) <= here) return null;
  return { start: stamp.index, end: stamp.index + stamp[0].length, filed: Number(stamp[1]) };
}

function incomplete(document: Understanding): Finding | null {
  const excerpt = excerptOf(document);
  if (!excerpt) return null;
  const pages = document.source.pages!.length;
  return makeFinding(document, excerpt, {
    category: 'incomplete-document',
    title: `Only ${pages} of ${excerpt.filed} pages`,
    severity: 'medium',
    explanation: `The court’s stamp counts ${excerpt.filed} pages, and the file has ${counted(pages, 'page')}: what the others say is not in this answer.`,
    recommendation: 'Get the whole paper from the docket before you rely on what this part says.',
  });
}

/** What the federal rules ask of a paper and the text does not have. Other courts have other rules. */
export function paperChecks(document: Understanding, court: CourtMatter): Finding[] {
  const part = incomplete(document);
  if (part) return [part];
  if (!isDistrictCourt(court.caption)) return [];
  const { type } = document.documentType;
  const place = document.title ?? court.caption.court;
  if (!place) return [];
  return present(
    CHECKS.filter(({ types, isMet }) => types.includes(type) && !isMet(document, court)).map(
      ({ category, title, explanation, recommendation }) =>
        makeFinding(document, place, {
          category,
          title,
          severity: 'medium',
          explanation,
          recommendation,
        }),
    ),
  );
}
