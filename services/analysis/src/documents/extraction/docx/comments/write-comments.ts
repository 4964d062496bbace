import { posix } from 'node:path';
import type { BriefComment } from '../../extraction.js';
import { Refusal } from '../../refusal.js';
import type { TextSource } from '../body/document-writer.js';
import type { OfficePackage } from '../open-package.js';
import type { BriefParts } from '../read-docx.js';
import { addComments, addOverride, addRelationship, prefixOf } from './comments-part.js';
import { copyPackage } from './copy-package.js';
import { layOutPart } from './lay-out-part.js';
import { AnchorWriter, type Edge } from './place-anchors.js';

const TYPES = '[Content_Types].xml';

/** A copy of a Word document with comments on words of its text; nothing else of it is changed. */
export async function writeComments(
  bytes: Buffer,
  parts: OfficePackage,
  { writer, main, related }: BriefParts,
  comments: readonly BriefComment[],
): Promise<Buffer> {
  const replaced = new Map<string, Buffer>();
  const put = async (name: string, change: (xml: string) => string): Promise<void> => {
    const entry = parts.all.find(({ fileName }) => fileName.toLowerCase() === name.toLowerCase());
    const xml = decode((await parts.whole(name)) ?? Buffer.alloc(0));
    replaced.set(entry?.fileName ?? name, Buffer.from(change(xml)));
  };
  const folder = posix.dirname(main);
  const known = related.get('comments');
  const part = known ?? freeName(parts, folder);
  const written = decode((await parts.whole(part)) ?? Buffer.alloc(0));
  const numbered = numberFrom(written, comments);
  const placed: Numbered[] = [];
  for (const kind of ['document', 'footnotes', 'endnotes'] as const) {
    const name = kind === 'document' ? main : related.get(kind);
    const here = numbered.flatMap((each) => edgesIn(kind, each, writer.sources));
    if (!name || here.length === 0) continue;
    await put(name, (xml) => {
      const anchors = new AnchorWriter(xml, layOutPart(xml), prefixOf(xml));
      for (const { comment, from, to } of here)
        if (anchors.add(comment.id, from, to)) placed.push(comment);
      return anchors.write();
    });
  }
  placed.sort((a, b) => a.id - b.id);
  await put(part, (xml) => addComments(xml, placed));
  if (!known) {
    await put(TYPES, (xml) => addOverride(xml, part));
    const links = `${folder}/_rels/${posix.basename(main)}.rels`;
    await put(links, (xml) => addRelationship(xml, posix.relative(folder, part)));
  }
  return copyPackage(bytes, parts.all, replaced);
}

interface Numbered extends BriefComment {
  id: number;
}

/** Ids go on from those of the comments that are there. */
function numberFrom(written: string, comments: readonly BriefComment[]): Numbered[] {
  const ids = [...written.matchAll(/\bid="(\d{1,9})"/g)].map(([, id]) => Number(id));
  const next = ids.reduce((most, id) => Math.max(most, id), -1) + 1;
  return comments.map((comment, at) => ({ ...comment, id: next + at }));
}

function edgesIn(part: TextSource['part'], comment: Numbered, sources: readonly TextSource[]) {
  const from = sourceAt(sources, comment.start);
  const to = sourceAt(sources, comment.end - 1);
  if (!from || !to || from.part !== part || to.part !== part) return [];
  return [{ comment, from: edgeOf(from, comment.start), to: edgeOf(to, comment.end - 1, 1) }];
}

const edgeOf = ({ at, node, from }: TextSource, offset: number, after = 0): Edge => ({
  node,
  character: from + offset - at + after,
});

/** The last that begins at or before an offset. */
function sourceAt(sources: readonly TextSource[], offset: number): TextSource | undefined {
  let [low, high] = [0, sources.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sources[middle]!.at <= offset) low = middle + 1;
    else high = middle;
  }
  return sources[low - 1];
}

function freeName(parts: OfficePackage, folder: string): string {
  for (let count = 0; ; count += 1) {
    const name = `${folder}/comments${count || ''}.xml`;
    if (!parts.has(name)) return name;
  }
}

/** Bytes that are written again the same: a byte order mark stays. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refusal('corrupt', 'a Word document in UTF-8');
  }
}
