/** `2021-53` → `2021-2053`: ranges are kept in full, since each style shortens them its own way. */
export function pageRange(pages: string): string {
  const [from = '', to] = pages.replace(/\s/g, '').split(/[-–—]/);
  if (!to) return from;
  const short = /^\d+$/.test(from) && /^\d+$/.test(to) && to.length < from.length;
  return `${from}-${short ? from.slice(0, from.length - to.length) + to : to}`;
}
