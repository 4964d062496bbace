import { defineCall } from '../define.js';
import { AuthoritiesPageSchema, CitedByPageSchema } from './citing.js';
import { OpinionPartSchema } from './opinion.js';
import {
  AuthoritiesQuerySchema,
  CaseIdSchema,
  CitedByQuerySchema,
  OpinionFromSchema,
  OpinionIdSchema,
} from './requests.js';
import { CaseRecordSchema } from './schemas.js';

/** A case's record, with what later courts did to it. NOT_FOUND if the library lacks it. */
export const getCase = defineCall('search.cases.get', {
  rule: 'read',
  response: CaseRecordSchema,
  http: {
    route: 'GET /cases/:id',
    cost: 'page',
    tag: 'Case law',
    summary: 'A case, with what later courts did to it',
    params: CaseIdSchema,
    errors: ['NOT_FOUND'],
  },
});

/** A part of an opinion, as much as one message contains. */
export const readOpinion = defineCall('search.cases.read-opinion', {
  rule: 'read',
  request: OpinionIdSchema.extend(OpinionFromSchema.shape),
  response: OpinionPartSchema,
  http: {
    route: 'GET /cases/:id/opinions/:ordinal',
    cost: 'page',
    tag: 'Case law',
    summary: 'A part of an opinion: paragraphs, pages, footnotes, and linked citations',
    params: OpinionIdSchema,
    query: OpinionFromSchema,
    errors: ['NOT_FOUND'],
  },
});

/** The cases that cite a case, with the passages. */
export const listCitedBy = defineCall('search.cases.list-cited-by', {
  rule: 'read',
  request: CaseIdSchema.extend(CitedByQuerySchema.shape),
  response: CitedByPageSchema,
  http: {
    route: 'GET /cases/:id/cited-by',
    cost: 'page',
    tag: 'Case law',
    summary: 'The cases that cite a case, with the passages',
    params: CaseIdSchema,
    query: CitedByQuerySchema,
    errors: ['NOT_FOUND'],
  },
});

/** The cases that a case cites, the most cited first. */
export const listAuthorities = defineCall('search.cases.list-authorities', {
  rule: 'read',
  request: CaseIdSchema.extend(AuthoritiesQuerySchema.shape),
  response: AuthoritiesPageSchema,
  http: {
    route: 'GET /cases/:id/authorities',
    cost: 'page',
    tag: 'Case law',
    summary: 'The cases that a case cites, the most cited first',
    params: CaseIdSchema,
    query: AuthoritiesQuerySchema,
    errors: ['NOT_FOUND'],
  },
});
