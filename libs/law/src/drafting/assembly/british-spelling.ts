/** Words of the templates that England spells otherwise; the first letter keeps its case. */
const SPELLINGS: Readonly<Record<string, string>> = {
  acknowledgment: 'acknowledgement',
  analyze: 'analyse',
  authorized: 'authorised',
  defense: 'defence',
  enroll: 'enrol',
  favor: 'favour',
  installment: 'instalment',
  installments: 'instalments',
  itemized: 'itemised',
  labor: 'labour',
  license: 'licence',
  organization: 'organisation',
  organizational: 'organisational',
  organized: 'organised',
  recognized: 'recognised',
  unauthorized: 'unauthorised',
  willful: 'wilful',
};
const WORDS = new RegExp(`\\b(?:${Object.keys(SPELLINGS).join('|')})\\b`, 'gi');

/** `unauthorized labor` → `unauthorised labour`. Words all in capitals stay as they are. */
export const inBritishSpelling = (text: string): string =>
  text.replace(WORDS, (word) => {
    const british = SPELLINGS[word.toLowerCase()]!;
    if (word === word.toUpperCase()) return word;
    return word[0] === word[0]!.toUpperCase()
      ? british[0]!.toUpperCase() + british.slice(1)
      : british;
  });
