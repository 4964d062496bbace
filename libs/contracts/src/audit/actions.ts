import { z } from 'zod';

/**
 * Actions in the audit log. Never remove one: entries are permanent, and its entries could no
 * longer be read.
 */
export const AUDIT_ACTIONS = [
  'open_account',
  'sign_in',
  'sign_out',
  'analyze_document',
  'delete_document',
  'review_writing',
  'draft_template',
  'save_draft',
  'restore_draft',
  'duplicate_draft',
  'delete_draft',
  'describe_citation',
  'cancel_job',
  'export_file',
  'start_import',
  'cancel_import',
  'test_engine',
  'read_audit_log',
  'verify_audit_log',
  'export_audit_log',
  'check_document',
  'import_history',
  'delete_history',
  'change_role',
  'disable_user',
  'enable_user',
  'end_user_sessions',
  'delete_user',
  'change_password',
  'change_email',
  'end_session',
  'issue_reset_link',
  'reset_password',
  'refuse_message',
  'create_api_key',
  'revoke_api_key',
  'enable_totp',
  'disable_totp',
  'renew_recovery_codes',
  'use_recovery_code',
  'remove_second_factors',
  'read_document',
  'read_draft',
  'ask_forbidden',
  'link_sign_on',
  'unlink_sign_on',
  'add_passkey',
  'remove_passkey',
  'invite_user',
  'revoke_invitation',
  'export_leads',
  'delete_lead',
  'export_own_data',
  'delete_by_retention',
  'delete_with_account',
  'place_hold',
  'lift_hold',
  'delete_own_account',
  'create_review',
  'read_review',
  'decide_problem',
  'sign_report',
  'delete_review',
  'delete_searches',
  'change_details',
  'export_users',
  'add_evaluation',
  'delete_source',
] as const;
export const AuditActionSchema = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof AuditActionSchema>;

/** Acts that the auth service records itself; gateways may not report them. */
const AUTH_ACTIONS = [
  'open_account',
  'sign_in',
  'sign_out',
  'change_password',
  'change_email',
  'end_session',
  'issue_reset_link',
  'reset_password',
  'create_api_key',
  'revoke_api_key',
  'enable_totp',
  'disable_totp',
  'renew_recovery_codes',
  'use_recovery_code',
  'link_sign_on',
  'unlink_sign_on',
  'add_passkey',
  'remove_passkey',
  'delete_own_account',
  'change_details',
] as const;

/** Acts that other parts report to the auth service. */
export const ReportedActionSchema = AuditActionSchema.exclude(AUTH_ACTIONS);
/**
 * Acts that a route may declare. Refused messages and denied access can occur anywhere, and what a
 * service records with a digest it records itself, so no route declares them.
 */
export const RouteActionSchema = ReportedActionSchema.exclude([
  'refuse_message',
  'ask_forbidden',
  'delete_by_retention',
  'delete_with_account',
  'sign_report',
]);
export type RouteAction = z.infer<typeof RouteActionSchema>;

/** What an act was done to. Never remove one, either. */
export const AUDIT_SUBJECTS = [
  'user',
  'session',
  'document',
  'draft',
  'job',
  'export',
  'import',
  'history',
  'api_key',
  'invitation',
  'lead',
  'certificate',
  'review',
  'report',
] as const;
export type AuditSubjectKind = (typeof AUDIT_SUBJECTS)[number];

/**
 * `done`: it was carried out, or taken on as a job. `refused`: the request was (no right, not found,
 * a wrong password, a limit). `failed`: something broke; it may have been carried out in part.
 */
export const AUDIT_OUTCOMES = ['done', 'refused', 'failed'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];
