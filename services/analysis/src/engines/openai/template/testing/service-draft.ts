import type { Draft, GenerateTemplateRequest } from '@casewright/contracts';
import type { templatePrompt } from '@casewright/law/model/testing';
import { LocalEngine } from '../../../local/local-engine.js';

export const REQUEST: GenerateTemplateRequest = {
  documentType: 'Service Agreement',
  requirements:
    'Harbor Analytics, Inc. provides data cleaning services to Mill Co. for $48,000 per year under Delaware law. The provider should please not use subcontractors from overseas. Snacks are on the client.',
};
export const OVERSEAS = 'not use subcontractors from overseas';

export const said = (part: Partial<templatePrompt.DraftPart>): string =>
  JSON.stringify({ paragraphs: [], terms: [], ...part });
/** Wide enough for a draft in one part. */
export const IN_ONE_PART = { sectionTokens: 30_000 };

export const byRules = (request = REQUEST): Promise<Draft> =>
  new LocalEngine().draftTemplate(request, {}, new AbortController().signal);

/** A clause of the draft, in the words that a model reads, and reworded as the requirements ask. */
export const STANDARD = {
  id: 'services-standard/0',
  text: 'The Service Provider shall perform the Services, data cleaning among them, with reasonable skill and care, through qualified people, in accordance with the Statement of Work and Applicable Law.',
};
export const TERM = {
  section: 'services-people',
  requirement: OVERSEAS,
  text: 'The Service Provider must not use subcontractors from overseas.',
};
export const GOOD = said({ paragraphs: [STANDARD] });
