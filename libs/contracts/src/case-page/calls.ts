import { defineCall } from '../define.js';
import {
  AuthoritiesQuerySchema,
  CaseIdSchema,
  CitedByQuerySchema,
  OpinionFromSchema,
  OpinionIdSchema,
} from './requests.js';
import {
  AuthoritiesPageSchema,
  CaseRecordSchema,
  CitedByPageSchema,
  OpinionPartSchema,
} from './schemas.js';

/** A case's record, with what later courts did to it. NOT_FOUND if the library lacks it. */
export const getCase = defineCall('search.cases.get', {
  request: CaseIdSchema,
  response: CaseRecordSchema,
});

/** A part of an opinion, as much as one message holds. */
export const readOpinion = defineCall('search.cases.read-opinion', {
  request: OpinionIdSchema.extend(OpinionFromSchema.shape),
  response: OpinionPartSchema,
});

/** The cases that cite a case, with the passages. */
export const listCitedBy = defineCall('search.cases.list-cited-by', {
  request: CaseIdSchema.extend(CitedByQuerySchema.shape),
  response: CitedByPageSchema,
});

/** The cases that a case cites, the most cited first. */
export const listAuthorities = defineCall('search.cases.list-authorities', {
  request: CaseIdSchema.extend(AuthoritiesQuerySchema.shape),
  response: AuthoritiesPageSchema,
});
