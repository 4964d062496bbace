/**
 * Scrolls words of the draft to the middle of the screen. A text area does not say where its words
 * are; the layer behind it has them in the same places.
 */
export function scrollToWords(area: HTMLTextAreaElement, offset: number): void {
  const layer = area.parentElement?.querySelector('.writing-layer');
  const before = area.value.slice(0, offset).split('\n');
  const line = layer?.querySelectorAll('.writing-line')[before.length - 1];
  if (!line) return;
  const { top } = rangeAt(line, before.at(-1)!.length).getBoundingClientRect();
  window.scrollBy({ top: top - window.innerHeight / 2 });
}

/** The place behind so many characters of an element. */
function rangeAt(element: Element, characters: number): Range {
  const range = document.createRange();
  range.selectNode(element);
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = characters;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (left < text.length) {
      range.setStart(text, left);
      range.setEnd(text, left + 1);
      return range;
    }
    left -= text.length;
  }
  return range;
}
