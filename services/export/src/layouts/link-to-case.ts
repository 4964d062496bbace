/** A link to a case page; no link if the origin or the case is unknown. */
export function linkToCase(origin: string | null, id: number | undefined): { link?: string } {
  return origin === null || id === undefined ? {} : { link: `${origin}/cases/${id}` };
}
