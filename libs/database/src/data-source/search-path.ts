/** Where provisioning installs extensions: visible to every service, owned by none. */
export const EXTENSIONS_SCHEMA = 'extensions';

/** What an unqualified name means to a service: its own tables, then extensions. */
export function searchPath(schema: string): string {
  return `${schema},${EXTENSIONS_SCHEMA}`;
}
