import type { TextItem } from './layout/runs.js';

/** What pdf.js says about a form field on a page. */
export interface FieldAnnotation {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  checkBox?: boolean;
  exportValue?: string;
  rect?: number[];
}

/** Filled-in form fields as text in their places: pdf.js keeps them apart from the page's text. */
export function fieldItems(annotations: FieldAnnotation[]): TextItem[] {
  return annotations.flatMap((annotation) => {
    const value = shownIn(annotation);
    const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect ?? [];
    if (value === '') return [];
    const size = Math.min(12, Math.max(6, (top - bottom) * 0.7));
    const baseline = bottom + (top - bottom - size) / 2 + size * 0.2;
    const width = Math.min(right - left, value.length * size * 0.5);
    return [{ str: value, width, transform: [size, 0, 0, size, left, baseline] }];
  });
}

function shownIn({
  subtype,
  fieldType,
  fieldValue,
  checkBox,
  exportValue,
}: FieldAnnotation): string {
  if (subtype !== 'Widget') return '';
  if (checkBox) return fieldValue === exportValue ? '☒' : '☐';
  if (fieldType !== 'Tx' && fieldType !== 'Ch') return '';
  const value = Array.isArray(fieldValue) ? fieldValue.join(', ') : fieldValue;
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
}
