/** Categories whose words are not simply their name with spaces. */
const OWN_WORDS: Record<string, string> = {
  'non-compete': 'Non-compete',
  'non-disparagement': 'Non-disparagement',
  'non-transferable-license': 'Non-transferable license',
  'no-solicit-of-customers': 'No-solicit of customers',
  'no-solicit-of-employees': 'No-solicit of employees',
  'rofr-rofo-rofn': 'Right of first refusal, offer or negotiation',
  'anti-assignment': 'Anti-assignment',
  'revenue-profit-sharing': 'Revenue or profit sharing',
  'ip-ownership-assignment': 'IP ownership assignment',
  'joint-ip-ownership': 'Joint IP ownership',
  'broad-ip-assignment': 'Broad IP assignment',
  'affiliate-license-licensor': 'Affiliate license (licensor)',
  'affiliate-license-licensee': 'Affiliate license (licensee)',
  'unlimited-all-you-can-eat-license': 'Unlimited license',
  'post-termination-services': 'Post-termination services',
  'third-party-beneficiary': 'Third-party beneficiary',
  'one-sided-indemnity': 'One-sided indemnity',
  'one-sided-liability': 'One-sided liability',
  'one-sided-termination': 'One-sided termination',
  'auto-renewal': 'Automatic renewal',
  'broken-cross-reference': 'Broken cross-reference',
};

/** A finding's category in words: `governing-law` is `Governing law`. */
export function categoryWords(category: string): string {
  const words = OWN_WORDS[category] ?? category.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
