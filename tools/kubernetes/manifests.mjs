/** What the manifests in `k8s/` say, read as they are there: before any overlay is rendered. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../prepare.mjs';

const FOLDER = join(ROOT, 'k8s');

/** The objects of a text with `---` between them. @throws what is wrong with the text */
export function readObjects(text) {
  return parseAllDocuments(text).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS();
  });
}

/** Every document below `k8s/`, patches and kustomizations too, with the `path` of its file. */
export function readManifests() {
  return readdirSync(FOLDER, { recursive: true })
    .filter((path) => path.endsWith('.yml'))
    .flatMap((path) =>
      readObjects(readFileSync(join(FOLDER, path), 'utf8')).map((object) => ({ path, object })),
    );
}

/** The pods that objects make, each with the name of the process in it. */
export function podsOf(objects) {
  return objects
    .map(({ kind, metadata, spec }) => ({ kind, metadata, spec: spec?.jobTemplate?.spec ?? spec }))
    .filter(({ spec }) => spec?.template?.spec?.containers)
    .map(({ kind, metadata, spec }) => ({
      kind,
      name: metadata.name,
      labels: spec.template.metadata.labels,
      spec: spec.template.spec,
      container: spec.template.spec.containers[0],
      /** Volumes that are claimed for each pod. */
      claims: (spec.volumeClaimTemplates ?? []).map((claim) => claim.metadata.name),
    }));
}

/** Values that kustomizations generate for the ConfigMaps or Secrets, by name: `{name: {key: value}}`. */
export function generated(objects, field) {
  const maps = {};
  for (const { name, literals = [] } of objects.flatMap((object) => object[field] ?? [])) {
    const pairs = literals.map((literal) => {
      const at = literal.indexOf('=');
      return [literal.slice(0, at), literal.slice(at + 1)];
    });
    maps[name] = { ...maps[name], ...Object.fromEntries(pairs) };
  }
  return maps;
}
