import { pages } from '../../shared/config/pages';
import { productName } from '../../shared/config/product';
import { LegalDocument, type LegalSection } from './legal-document';

const termsSections: readonly LegalSection[] = [
  {
    id: 'parties',
    title: 'Parties',
    text: `These terms are between you and the organization that hosts this installation of ${productName} (“the operator”). By creating an account you accept them. If you use it for a firm or client, you confirm that you may do so.`,
  },
  {
    id: 'no-advice',
    title: 'Not legal advice',
    text: [
      `${productName} is a research and drafting tool. It does not give legal advice, does not know your matter, and does not create an attorney-client relationship.`,
      'Results are meant for people who can judge them. Read the authority itself before you rely on it, confirm that it is still good law, and check every citation and quotation before it goes to a court, a client, or another party. Your professional duties of competence, supervision and candor remain yours.',
    ],
  },
  {
    id: 'library',
    title: 'The case-law library',
    text: 'The library holds the public decisions that the operator has loaded. It is not complete, and it may lag behind the courts. A case that is not found here may still exist, and a citation that could not be checked is not necessarily wrong. Summaries are editorial and are not part of any opinion.',
  },
  {
    id: 'generated',
    title: 'Generated text',
    text: 'Analyses, suggestions, citations and templates are made by a built-in engine or by a language model that the operator has configured. They may be incomplete or mistaken. What is made from your material is yours to use, to the extent the law recognizes rights in it.',
  },
  {
    id: 'account',
    title: 'Your account',
    text: 'Provide accurate information, keep your password to yourself, and tell the operator at once if you suspect that someone else has used your account. The operator may close registration, limit use, and suspend accounts that endanger the installation or its users.',
  },
  {
    id: 'conduct',
    title: 'Acceptable use',
    points: [
      'Submit only material that you are entitled to process in this installation.',
      'Do not try to reach the records of other users, or to get around limits.',
      'Do not use results to mislead a court, an authority, or another party.',
      'Do not upload harmful files, or use the service to break the law.',
    ],
  },
  {
    id: 'content',
    title: 'Your material and confidentiality',
    text: 'You retain all rights in what you submit. The operator may store and process it only to provide the service to you, as the Privacy Policy describes. Whether a matter may be processed here, in particular where an outside language model is connected, is for you and your firm to decide.',
  },
  {
    id: 'trial',
    title: 'Trial and charges',
    text: 'A free trial lasts 14 days and needs no credit card. Whether the operator charges for use after that is between you and the operator; the software itself charges nothing.',
  },
  {
    id: 'software',
    title: 'The software and its warranty',
    text: 'The software is provided under the Apache License 2.0, “as is”, without warranties of any kind. To the extent permitted by law, neither its makers nor the operator is liable for indirect damages or for decisions made in reliance on a result. Nothing here excludes liability that the law does not allow to be excluded, such as liability for intentional misconduct.',
  },
  {
    id: 'ending',
    title: 'Termination and changes',
    text: 'You may stop using the service at any time and ask to have your account deleted. The operator may end the service with reasonable notice so that you can take your work with you. The operator may change these terms; a change takes effect when it is posted here and does not apply retroactively.',
  },
];

export function TermsScreen() {
  return (
    <LegalDocument
      title={pages.terms.title}
      summary={`What you may expect of ${productName}, and what it expects of you.`}
      sections={termsSections}
    />
  );
}
