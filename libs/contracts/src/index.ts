export * from './account/calls.js';
export * from './account/data.js';
export * from './account/details.js';
export * from './account/keys.js';
export * from './account/notices.js';
export * from './account/passkeys.js';
export * from './account/reset.js';
export * from './account/schemas.js';
export * from './account/second-factors.js';
export * from './activity.js';
export * from './audit/actions.js';
export * from './audit/calls.js';
export * from './audit/schemas.js';
export * from './auth/calls.js';
export * from './auth/opened-session.js';
export * from './auth/passkeys.js';
export * from './auth/schemas.js';
export * from './auth/second-step.js';
export * from './case-page/calls.js';
export * from './case-page/citing.js';
export * from './case-page/opinion.js';
export * from './case-page/requests.js';
export * from './case-page/schemas.js';
export * from './case-page/treatments.js';
export * from './citations/alternatives.js';
export * from './citations/authorities.js';
export * from './citations/calls.js';
export * from './citations/check.js';
export * from './citations/check-file.js';
export * from './citations/citation.js';
export * from './citations/citation-item.js';
export * from './citations/format.js';
export * from './citations/generate.js';
export * from './citations/lookup.js';
export * from './citations/places.js';
export * from './citations/quotation-words.js';
export * from './citations/quotations.js';
export * from './citations/review/calls.js';
export * from './citations/review/canonical-json.js';
export * from './citations/review/problems.js';
export * from './citations/review/report.js';
export * from './citations/review/report-file.js';
export * from './citations/review/review.js';
export * from './citations/standing-decision.js';
export * from './citations/support.js';
export * from './citations/verdict.js';
export * from './define.js';
export * from './diagnostics/calls.js';
export * from './diagnostics/report.js';
export * from './diagnostics/schemas.js';
export * from './direction-marks.js';
export * from './documents/calls.js';
export * from './documents/questions.js';
export * from './documents/schemas.js';
export * from './engine/calls.js';
export * from './engine/reports.js';
export * from './engine/schemas.js';
export * from './engine/usage.js';
export * from './errors/app-error.js';
export * from './errors/codes.js';
export * from './errors/envelope.js';
export * from './errors/storable.js';
export * from './errors/storage-full.js';
export * from './errors/validate.js';
export * from './export/calls.js';
export * from './export/data.js';
export * from './export/formats.js';
export * from './export/schemas.js';
export * from './grounding.js';
export * from './health.js';
export * from './insights/analysis-categories.js';
export * from './insights/analyze.js';
export * from './insights/by-model.js';
export * from './insights/clause-categories.js';
export * from './insights/document-type.js';
export * from './insights/facts.js';
export * from './insights/finding.js';
export {
  categoryWords,
  type FindingCategory,
  FOUND_DATE_KINDS,
} from './insights/finding-categories.js';
export { RISK_KINDS, RISK_WORDS, type RiskKind } from './insights/risk-kinds.js';
export * from './jobs/calls.js';
export * from './jobs/schemas.js';
export * from './later-history/history-words.js';
export * from './later-history/later-history.js';
export * from './library/add-law.js';
export * from './library/calls.js';
export * from './library/history-import.js';
export * from './library/schemas.js';
export * from './library/send-law.js';
export * from './media-types.js';
export * from './model.js';
export * from './principal.js';
export * from './quotas.js';
export * from './request-counts.js';
export * from './retention/calls.js';
export * from './retention/schemas.js';
export * from './roles.js';
export * from './route.js';
export * from './search/calls.js';
export * from './search/categories.js';
export * from './search/coverage.js';
export * from './search/explanations.js';
export * from './search/facets.js';
export * from './search/history.js';
export * from './search/history-calls.js';
export * from './search/lacking.js';
export * from './search/narrowing.js';
export * from './search/not-held.js';
export * from './search/saved-searches.js';
export * from './search/schemas.js';
export * from './search/understanding.js';
export * from './senders.js';
export * from './single-sign-on/calls.js';
export * from './single-sign-on/schemas.js';
export * from './templates/calls.js';
export * from './templates/clauses.js';
export * from './templates/document-types.js';
export * from './templates/draft.js';
export * from './templates/draft-calls.js';
export * from './templates/draft-pieces.js';
export * from './templates/drafts.js';
export * from './templates/generate.js';
export * from './templates/placeholders.js';
export { draftBlockText, draftText, hasTitleLine } from './templates/text/draft-text.js';
export { placeTerms } from './templates/text/place-terms.js';
export {
  captionMarks,
  headingOfSection,
  mapLines,
  runsOfBlock,
  textOfRuns,
  valueBefore,
} from './templates/text/runs.js';
export { readValue } from './templates/values/read-value.js';
export type { DraftLocale, ReadValue } from './templates/values/value.js';
export * from './uploads/calls.js';
export * from './uploads/schemas.js';
export * from './users/calls.js';
export * from './users/invitations.js';
export * from './users/leads.js';
export * from './users/schemas.js';
export * from './warnings/analysis-warnings.js';
export * from './warnings/citation-warnings.js';
export * from './warnings/draft-warnings.js';
export * from './warnings/review-warnings.js';
export * from './warnings/search-warnings.js';
export {
  countOf,
  fallbackWarning,
  HOW_CHECKED,
  modelRead,
  type Warning,
} from './warnings/warning.js';
export * from './writing/calls.js';
export * from './writing/findings.js';
export * from './writing/schemas.js';
export * from './writing/scores.js';
