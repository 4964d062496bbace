export const CALLERS = ['anonymous', 'user', 'administrator'] as const;
export type Caller = (typeof CALLERS)[number];

/** What requests may refer to. */
export interface World {
  /** As the product drafted it. */
  draft: unknown;
  /** Ids that the user has, by the address under which they are found. */
  ids: Record<string, string[]>;
}

/** The ids that an address may have. */
export function idsFor(path: string, { ids }: World): readonly string[] {
  const list = Object.keys(ids).find((prefix) => path.startsWith(`${prefix}/`));
  return ids[list ?? '']?.length ? (ids[list ?? ''] as string[]) : ['1'];
}
