import { pages } from '../../shared/config/pages';
import { productName } from '../../shared/config/product';
import { LegalDocument, type LegalSection } from './legal-document';

const privacySections: readonly LegalSection[] = [
  {
    id: 'operator',
    title: 'Who is responsible',
    text: [
      `${productName} is software that an organization runs on its own machines. The organization that hosts this installation (usually your firm) decides who has an account, what is kept, and for how long. It is the controller of your data, and questions about your data go to its administrator.`,
      'The makers of the software do not operate this installation. They receive nothing from it: no content, no usage figures, no error reports.',
    ],
  },
  {
    id: 'stored',
    title: 'What is stored',
    points: [
      'Your account: email address, name, your firm or company if you gave it, when the account was created, and whether you are an administrator. Your password is stored only as a salted hash from which it cannot be read back.',
      'Your sessions: when, and from what address and browser, you signed in. The session key itself is stored only as a hash.',
      'Sign-up interest: the email address, name, and company given on the sign-up form, so that the operator can reply.',
      'Your history: the text of your searches and other requests, with their dates and categories, and the searches that you save. Only you can see it.',
      'Your documents: files and texts that you submit for analysis, drafting, or citation, and the results made from them. Only you can see them.',
      'An audit log: who did what and when, by identifiers. It never contains the text of a query or document.',
    ],
  },
  {
    id: 'browser',
    title: 'In your browser',
    text: 'One cookie keeps you signed in; scripts cannot read it. The browser’s local storage holds a copy of your account details and your choice of theme and density. Signing out removes the account details. There are no advertising or tracking cookies, and the pages load nothing from other sites.',
  },
  {
    id: 'use',
    title: 'What it is used for',
    text: 'To answer your requests, to show you your own earlier work, to keep accounts safe, and to limit abuse. The case-law library is shared by all users and holds public court decisions only. What you write or upload never becomes part of it.',
  },
  {
    id: 'models',
    title: 'Language models',
    text: [
      'Without a language model, every tool works with a built-in engine, and nothing you write leaves this installation.',
      'Your operator may connect a language model. Then the text of a request, and passages of the documents it concerns, are sent to the endpoint that the operator has chosen, which may be on the same network or at an outside provider. That provider’s terms then apply to what it receives. Results say which engine made them; ask your administrator which endpoint is configured before you submit privileged material.',
    ],
  },
  {
    id: 'retention',
    title: 'Retention and security',
    text: [
      'Data is kept until you or your operator delete it, or for the period the operator has set. Sessions end on their own after a period of inactivity. Backups are made and deleted under the operator’s own policy.',
      'Each record can be read only through its owner’s account. An operator with access to the machine can technically read the database; the operator’s own professional duties of confidentiality apply.',
    ],
  },
  {
    id: 'rights',
    title: 'Your choices and rights',
    text: 'Depending on where you live, you may ask for a copy of your data, have it corrected or deleted, restrict or object to its use, and complain to a data-protection authority. Address the request to the organization that hosts this installation. It may have to keep records that are under a legal hold or a professional retention rule.',
  },
  {
    id: 'changes',
    title: 'Changes',
    text: 'This text comes with the software and changes with its versions. The operator may add its own policy; if the two conflict about what the operator does, the operator’s policy controls.',
  },
];

export function PrivacyPolicyScreen() {
  return (
    <LegalDocument
      title={pages.privacyPolicy.title}
      summary={`What this installation of ${productName} stores about you, where, and for how long.`}
      sections={privacySections}
    />
  );
}
