import { scrollToMiddle } from '../../../shared/reading/selection/elements';

/** Ids of the two ends of a click: the field of a placeholder, and a section of the draft. */
export const fieldId = (name: string) => `answer-${name}`;
export const sectionId = (id: string) => `section-${id}`;

/** Scrolls to the field of a placeholder and focuses it. */
export function goToField(name: string): void {
  const field = document.getElementById(fieldId(name));
  if (!field) return;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

/** The places of a placeholder in the draft, in its order. */
export function placesOf(name: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(name)}"]`)];
}

/** Scrolls to one of a placeholder's places and focuses it. */
export function goToPlace(name: string, index: number): void {
  const place = placesOf(name)[index];
  if (!place) return;
  place.focus({ preventScroll: true });
  scrollToMiddle(place);
}

/** Brings a section of the draft to the top and gives it the focus. */
export function goToSection(id: string): void {
  const section = document.getElementById(sectionId(id));
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}
