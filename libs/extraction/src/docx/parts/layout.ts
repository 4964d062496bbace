import type { OfficePackage } from '../open-package.js';
import { readXml } from '../read-xml.js';

/** How each section begins, in their order; `nextPage` where it does not say. */
export async function sectionStarts(parts: OfficePackage, main: string): Promise<string[]> {
  const starts: string[] = [];
  let inside = false;
  await readXml(parts.read(main), {
    open(name, { val }) {
      if (name === 'sectPr') {
        starts.push('nextPage');
        inside = true;
      } else if (inside && name === 'type' && val) starts[starts.length - 1] = val;
    },
    close(name) {
      if (name === 'sectPr') inside = false;
    },
  });
  return starts;
}

/** How many pages Word counted when it last saved the file; null where it did not. */
export async function countedPages(parts: OfficePackage): Promise<number | null> {
  let [inside, pages] = [false, ''];
  await readXml(parts.read('docProps/app.xml'), {
    open(name) {
      inside = name === 'Pages';
    },
    close() {
      inside = false;
    },
    text(text) {
      if (inside) pages += text;
    },
  });
  return /^[1-9]\d{0,5}$/.test(pages.trim()) ? Number(pages) : null;
}
