import type { OptionSource, TemplateSource } from '../../source/template-source.js';
import { DIRECTION } from '../shared/options.js';
import { VOID_IN_LETTERS } from '../void-terms/void-in-papers.js';
import { CEASE_PLACEHOLDERS } from './cease-places.js';
import { CEASE_TEXT } from './cease-text.js';

const CEASE_OPTIONS: readonly OptionSource[] = [
  ...DIRECTION.filter(({ fact }) => fact === 'one-way'),
  {
    fact: 'apology',
    what: 'Apology',
    asks: /\bapolog\w+/,
    section: 'demands',
  },
  {
    fact: 'destruction',
    what: 'Destruction',
    asks: /\bdestroy(?:ing)?\b(?! (?:evidence|documents|records))|\bdestruction\b(?! of (?:evidence|documents|records))/,
    section: 'demands',
  },
  {
    fact: 'profits',
    what: 'Account of profits',
    asks: /\baccount(?:ing)? (?:for|of) (?:all |the |their |your )?(?:profits|sales)\b/,
    section: 'demands',
  },
  {
    fact: 'trademark',
    what: 'Trademark infringement',
    asks: /\b(?:trade ?mark(?: infring\w+)?|service mark|brand name|logo|trade dress)\b/,
    section: 'grounds',
  },
  {
    fact: 'copyright',
    what: 'Copyright infringement',
    asks: /\b(?:copyright(?:ed|s)?(?: infring\w+)?|photographs?|plagiari\w+|pirat\w+)\b/,
    section: 'grounds',
  },
  {
    fact: 'trade-secret',
    what: 'Trade secrets',
    asks: /\b(?:trade secrets?|misappropriat\w+)\b/,
    section: 'grounds',
  },
  {
    fact: 'defamation',
    what: 'Defamation',
    asks: /\b(?:defam\w+|libel\w*|slander\w*|false statements?|false reviews?)\b/,
    section: 'grounds',
  },
  {
    fact: 'harassment',
    what: 'Harassment',
    asks: /\b(?:harass\w*|stalk\w*|unwanted contact)\b/,
    section: 'grounds',
  },
  {
    fact: 'debt',
    what: 'Debt collection',
    asks: /\b(?:debt collect\w+|collection (?:calls|agency)|FDCPA|debt collector)\b/,
    section: 'grounds',
  },
  {
    fact: 'breach',
    what: 'Breach of contract',
    asks: /\b(?:breach(?:ed|es|ing)?(?: of (?:contract|agreement))?|violat\w+ (?:of )?(?:the |an |his |her |their )?(?:agreement|contract|covenant))/,
    section: 'grounds',
  },
];

export const CEASE_AND_DESIST: TemplateSource = {
  type: 'Cease and Desist Letter',
  title: 'Cease and Desist Letter',
  numbering: 'letter',
  body: CEASE_TEXT,
  factsIn: 'facts',
  parties: [
    {
      role: 'sender',
      label: 'Sender',
      called: ['sender', 'our client', 'client', 'rights holder', 'employer'],
      does: '(?:owns?|holds?|wants?|demands?|asks?|makes|sells|registered|has (?:registered|used|made|sold))',
      after:
        '\\b(?:represents?|(?:atty|attorney|counsel)\\.? [A-Z]\\S+ [A-Z]\\S+ for|(?:act|speak|write) for|desist(?: letter)? (?:for|on behalf of)|client|for|of|from|[Ff]rom:|me:)',
    },
    {
      role: 'recipient',
      label: 'Recipient',
      called: ['recipient', 'infringer', 'addressee', 'former employee', 'competitor', 'neighbor'],
      does: '(?:stops?|is|are|has been|have been|keeps|continues|began|started)\\s(?:\\w+ly\\s)?\\w+ing|(?:(?:has|have) )?(?:posted|copied|sold|published|breached|violated)',
      after: '\\b(?:to|[Tt]o:|against|vs\\.|[Ss]top)',
    },
  ],
  placeholders: CEASE_PLACEHOLDERS,
  options: CEASE_OPTIONS,
  usually: ['mutual', 'represented'],
  refuses: VOID_IN_LETTERS,
  signatures: {
    sender: {
      heading: '{?england|Yours faithfully,|Sincerely,}',
      lines: [
        ['Signature', ''],
        ['Name', '{signatory}'],
      ],
    },
    recipient: {
      heading: '',
      lines: [
        ['Signature', ''],
        ['Name', ''],
        ['Date', ''],
      ],
    },
  },
  instructions: [
    'Verify the facts and the client’s title or right before you send anything, and keep the evidence.',
    'Do not threaten criminal, disciplinary or immigration consequences; in many places that is misconduct or a crime.',
    '[trademark,copyright] Weigh whether the letter invites an action for a declaration in a court of the recipient’s choice.',
    '[england&trademark] A threat of trade mark proceedings that is not a permitted communication can itself be sued on: check sections 21 to 21F of the Trade Marks Act 1994 first.',
    '[defamation] Check the retraction statute and the limitation period of the place; some require notice before suit.',
    'Send it by a method that proves delivery, and calendar the deadline.',
    'If the recipient has a lawyer in the matter, write to the lawyer.',
  ],
};
