import { type Phrase, phraseRule, phrasesOf } from '../phrases.js';

const ROWS: readonly Phrase[] = [
  ...phrasesOf(`
any and all > all | each and every > each | null and void > void | separate and distinct > separate |
made and entered into > made | first and foremost > first | full force and effect > effect |
force and effect > effect | unless and until >? unless | if and when >? if | when and if >? if |
final and conclusive > final | over and above > beyond | various and sundry > various |
by and between > between | by and among > among | for and in consideration of > in consideration of |
for and on behalf of > for | furnish and supply > supply | covenant and agree > agree |
covenants and agrees > agrees | authorize and empower > authorize | authorized and empowered > authorized |
full and complete > complete | part and parcel > part | then and in that event > then |
true and accurate >? accurate | fit and proper > proper | finish and complete > complete |
order and direct > order | revoked and rescinded >? rescinded | type and kind > kind | still and yet > still |
duties and obligations > duties | duty and obligation > duty | understood and agreed > agreed |
mutually understood and agreed > agreed | power and authority >? authority | alter or change > change |
gives , devises and bequeaths >? gives | gives , devises , and bequeaths >? gives |
grant , bargain , sell , and convey >? convey | alter , amend , or modify > amend |
alter , amend or modify > amend | amend or modify >? amend | modify or amend >? amend |
bind and obligate > bind | perform and discharge >? perform | known and described as > known as |
within and for >? for | sole and only >? only | fully and completely > fully | fully and finally >? finally |
wholly and completely > completely | from and after >? from | save and except > except |
rest , residue and remainder >? rest | nature and kind > kind | kind and nature > kind |
kind or nature > kind | kind or character > kind`),
];

export const doublets = phraseRule(
  {
    id: 'doublet',
    name: 'Doublet',
    family: 'plain-words',
    severity: 'low',
    why: 'Two words for one thing invite the question of how they differ.',
    source:
      'Garner, The Redbook, on doublets and triplets; Adams, A Manual of Style for Contract Drafting',
    matches: [
      { in: 'contract', text: 'Buyer releases [[any and all]] claims.' },
      'The clause is [[null and void]].',
    ],
    passes: [
      'He was convicted of aiding and abetting.',
      'Seller shall indemnify and hold harmless the buyer.',
      'She left a last will and testament.',
      'They must cease and desist.',
    ],
  },
  ROWS,
);
