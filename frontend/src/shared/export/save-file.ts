/** Hands a file that was made in the page to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun to read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
