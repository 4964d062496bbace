import { formatCitation } from '@casewright/law/citations/format';

/** What a caption has and a short name leaves out, or the other way round; each is good usage. */
const FORMS = [
  (name) => abbreviated(name),
  (name) => name.replace(' v. ', ' vs. '),
  (name) => name.replace(/ v\. (.*)$/, ' et al. v. $1 et al.'),
  (name) => name.replace(/^United States v\./, 'United States of America v.'),
  (name) => name.replace(/ v\. United States$/, ' v. U.S.'),
  (name) => name.replaceAll(' & ', ' and '),
  (name) => name.replaceAll(' and ', ' & '),
  (name) => name.replace(/,? (?:Inc|Ltd|Corp|Co|LLC)\.?(?= v\. |$)/g, ''),
  (name) => name.replace(/^State v\./, 'The State v.'),
  (name) => name.replace(/^In re /, 'In the Matter of '),
  (name) => name.replace(/\bCompany\b/g, 'Co.').replace(/\bCorporation\b/g, 'Corp.'),
  (name) => name.replace(/\bCo\.(?= |$)/g, 'Company').replace(/\bCorp\.(?= |$)/g, 'Corporation'),
  (name) => name.replaceAll("'", '’'),
];

/** As Bluebook tables T6 and T10 abbreviate it. */
function abbreviated(name) {
  const { full } = formatCitation(
    { type: 'legal_case', title: name, volume: '1', 'container-title': 'F.3d', page: '1' },
    'bluebook',
  );
  return full.split(', 1 F.3d')[0];
}

/** Proper forms of a row's name that differ from it; the name itself where there is none. */
export function unusualForms({ n }) {
  const forms = FORMS.map((form) => form(n)).filter((form) => form !== n);
  return forms.length > 0 ? forms : [n];
}
