import { createHmac } from 'node:crypto';
import { DatabaseError } from '../errors/database-error.js';

const NAME = /^[a-z][a-z0-9_]{0,30}$/;

/**
 * The role of a service. Roles belong to the whole server, so the database is part of the name:
 * two installations (or two tests) on one server never share or change each other's roles.
 */
export function roleName(database: string, service: string): string {
  refuseUnusable(service);
  return `${database.slice(0, 31)}_${service}`;
}

/** Derived, not stored: the same at every start and on every replica with the same secret. */
export function rolePassword(secret: string, role: string): string {
  return createHmac('sha256', secret).update(`database role ${role}`).digest('base64url');
}

export function refuseUnusable(service: string): void {
  if (NAME.test(service)) return;
  throw new DatabaseError(
    `"${service}" cannot name a schema: use lowercase letters, digits, and underscores, at most 31.`,
  );
}
