import type { RetentionKind } from '@casewright/contracts';

// Retention screen

export const howLongWhatIsKept =
  'Retention periods and certificates of deletion. Data of users under a legal hold is not deleted.';
export const askAdministrator = 'Ask an administrator if you need to see what was deleted.';
export const rules = 'Retention periods';
export const certificates = 'Certificates of deletion';
export const whatIsLoaded = 'retention';
export const someAreAway = (services: string) =>
  `Not shown, because their service is down: ${services}. Refresh in a moment.`;
export const kind = 'Kind';
export const kept = 'Kept';
export const setting = 'Setting';
export const untilDeleted = 'until deleted';
export const days = (count: number) => (count === 1 ? 'one day' : `${count} days`);
export const nothingYet = 'Nothing has been deleted yet';
export const whenThereAreSome =
  'A certificate is added whenever something is deleted because its retention period ended or an account was deleted.';
export const deleted = 'Deleted';
export const why = 'Why';
export const when = 'When';
export const actions = 'Actions';
export const download = 'Download';
export const downloadThis = (id: string) => `Download certificate ${id}`;
export const olderThan = (count: number) => `older than ${days(count)}`;
export const withAccount = (id: number) => `account ${id} was deleted`;

const KINDS: Record<RetentionKind, readonly [one: string, many: string]> = {
  documents: ['document', 'documents'],
  drafts: ['draft', 'drafts'],
  reviews: ['review of a cite check', 'reviews of cite checks'],
  citations: ['generated citation', 'generated citations'],
  history: ['search in the history', 'searches in the history'],
  exports: ['record of an export', 'records of exports'],
  leads: ['lead', 'leads'],
};

/** `Documents`. */
export function kindWords(of: RetentionKind): string {
  const [, many] = KINDS[of];
  return many.charAt(0).toUpperCase() + many.slice(1);
}

/** `12 documents`. */
export const counted = (of: RetentionKind, items: number): string =>
  `${items.toLocaleString('en-US')} ${KINDS[of][items === 1 ? 0 : 1]}`;
