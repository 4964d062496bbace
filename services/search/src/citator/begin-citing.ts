import { analyzeCiting } from '@casewright/law/treatment';

/** What a thread loads. No case of a batch depends on another. */
export const begin = () => analyzeCiting;
