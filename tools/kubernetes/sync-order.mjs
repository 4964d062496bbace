/** In which order Argo CD makes objects: wave by wave, each once all of the one before is healthy. */
import { podsOf } from './manifests.mjs';

const WAVE = 'argocd.argoproj.io/sync-wave';
const HOOK = 'argocd.argoproj.io/hook';
/** Secrets that an operator makes of an object, by the object's kind. */
const SECRETS_OF = {
  Cluster: (name) => `${name}-app`,
  RabbitmqCluster: (name) => `${name}-default-user`,
  OpenSearchCluster: (name) => `${name}-ca`,
};

const waveOf = ({ metadata }) => Number(metadata.annotations?.[WAVE] ?? 0);

/**
 * Sentences on what a Job that runs as a hook would wait for in vain, and on processes that would not
 * wait for it. Nothing here knows the secrets that an operator's user makes by hand.
 */
export function orderFaults(objects) {
  const hooks = objects.filter(({ metadata }) => metadata.annotations?.[HOOK]);
  return hooks.flatMap((hook) => [
    ...objects.flatMap((object) => lateFor(hook, object)),
    ...objects
      .filter(({ kind }) => kind === 'Deployment')
      .filter((each) => waveOf(each) <= waveOf(hook))
      .map((each) => `Deployment ${each.metadata.name} does not wait for ${hook.metadata.name}.`),
  ]);
}

function lateFor(hook, object) {
  const { kind, metadata } = object;
  const [pod] = podsOf([hook]);
  const uses = usesOf(pod);
  const made = SECRETS_OF[kind]?.(metadata.name) ?? metadata.name;
  // A volume may be made only once the Job's pod has it mounted; the others have to be there.
  const isWithIt = kind === 'PersistentVolumeClaim' && uses.claims.includes(made);
  const isBefore =
    kind === 'Namespace' ||
    (uses.secrets.includes(made) && (kind === 'Secret' || kind in SECRETS_OF)) ||
    (kind === 'ConfigMap' && uses.maps.includes(made)) ||
    (kind === 'NetworkPolicy' && selects(object.spec.podSelector, pod.labels)) ||
    (kind === 'StatefulSet' && ['database', 'broker'].includes(metadata.name));
  const late = waveOf(object) - waveOf(hook);
  if ((isWithIt && late !== 0) || (isBefore && late >= 0)) {
    return [`${hook.metadata.name} waits for ${kind} ${metadata.name}, which is made too late.`];
  }
  return [];
}

function usesOf({ spec, container }) {
  const volumes = spec.volumes ?? [];
  const named = (field, key) => volumes.flatMap((each) => (each[field] ? [each[field][key]] : []));
  return {
    claims: named('persistentVolumeClaim', 'claimName'),
    secrets: named('secret', 'secretName'),
    maps: (container.envFrom ?? []).map(({ configMapRef }) => configMapRef.name),
  };
}

function selects({ matchLabels = {}, matchExpressions = [] }, labels) {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, values }) => values.includes(labels[key]))
  );
}
