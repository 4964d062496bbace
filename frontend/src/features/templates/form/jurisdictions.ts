import { TEMPLATE_JURISDICTIONS } from '@casewright/contracts';

/** Names of the jurisdictions that the templates are adapted to, for suggestions. */
export const ADAPTED = Object.values(TEMPLATE_JURISDICTIONS);
