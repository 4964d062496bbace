/** `410 U.S. 113` of its parts; empty where one is missing. */
export function citationText(
  volume: string | null,
  reporter: string | null,
  page: string | null,
): string {
  return volume && reporter && page ? `${volume} ${reporter} ${page}` : '';
}
