/** Where provisioning installs extensions: visible to every service, owned by none. */
export const EXTENSIONS_SCHEMA = 'extensions';

/** Where unqualified names are looked up: the service's own tables, then extensions. */
export function searchPath(schema: string): string {
  return `${schema},${EXTENSIONS_SCHEMA}`;
}
