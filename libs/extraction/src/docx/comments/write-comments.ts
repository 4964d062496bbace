import { posix } from 'node:path';
import type { BriefComment } from '../../extraction.js';
import { Refusal } from '../../refusal.js';
import type { Source } from '../body/paragraph.js';
import type { OfficePackage } from '../open-package.js';
import type { BriefParts } from '../read-docx.js';
import { addComments, addOverride, addRelationship, prefixOf } from './comments-part.js';
import { copyPackage } from './copy-package.js';
import { layOutPart } from './lay-out-part.js';
import { AnchorWriter, type Edge } from './place-anchors.js';

const TYPES = '[Content_Types].xml';

/** A copy of a Word document with comments on words of its text; nothing else of it is changed. */
export async function writeComments(
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
  await put(main, (xml) => {
    const anchors = new AnchorWriter(xml, layOutPart(xml), prefixOf(xml));
    for (const comment of numbered) {
      const edges = edgesOf(comment, writer.sources);
      if (edges && anchors.add(comment.id, ...edges)) placed.push(comment);
    }
    return anchors.write();
  });
  await put(part, (xml) => addComments(xml, placed));
  if (!known) {
    await put(TYPES, (xml) => addOverride(xml, part));
    const links = `${folder}/_rels/${posix.basename(main)}.rels`;
    await put(links, (xml) => addRelationship(xml, posix.relative(folder, part)));
  }
  return copyPackage(parts, replaced);
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

/** A comment on words of a note is on its mark: not every program can open a comment in a note. */
function edgesOf({ start, end }: Numbered, sources: readonly Source[]): [Edge, Edge] | null {
  const from = sourceAt(sources, start);
  const to = from?.isNote ? from : sourceAt(sources, end - 1);
  if (!from || !to || to.isNote !== from.isNote) return null;
  const last = to.isNote ? Number.POSITIVE_INFINITY : end - to.at;
  return [
    { node: from.node, character: from.isNote ? 0 : start - from.at },
    { node: to.node, character: last },
  ];
}

/** The last that begins at or before an offset. */
function sourceAt(sources: readonly Source[], offset: number): Source | undefined {
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
