import { showsFeature } from './browser-specs.mjs';
import { packageOf, reachedFrom } from './import-graph.mjs';

/** What every suite depends on: when one of these has changed, all of them run. */
const FOUNDATIONS = [
  /^(?:package(?:-lock)?|tsconfig(?:\.base)?|nx)\.json$/,
  /^jest\.config\.mjs$/,
  /^libs\/testing\/src\/jest\//,
  /^tools\/(?:test|prepare)\.mjs$/,
  /^tools\/(?:jest|suites)\//,
  /^frontend\/e2e\/(?:launch\.mjs|playwright\.config\.ts)$/,
];
const PACKAGES = /^(?:libs|services|gateway|frontend|tools)\//;
const NO_PART_OF_TESTS = /\.md$|(?:^|\/)NOTICE/;
const SUITES = {
  unit: /\.spec\.(?:ts|mjs)$/,
  integration: /\.int-spec\.ts$/,
  browser: /^frontend\/e2e\/[^/]+\.e2e\.ts$/,
  model: /^frontend\/e2e\/model\/[^/]+\.e2e\.ts$/,
  'sign-on': /^frontend\/e2e\/sign-on\/[^/]+\.e2e\.ts$/,
};
const FEATURE = /^frontend\/src\/features\/([^/]+)\//;
/** What belongs to no feature is under all of them. */
const UNDER_SCREENS = /^frontend\/(?:src\/shared\/|public\/|index\.html$|vite\.config\.ts$)/;
const COMPOSES_SCREENS = /^frontend\/src\/(?!features\/)/;

/**
 * The specs of each suite that `changed` files touch: `'all'`, or their paths, none perhaps.
 * A spec is touched when it imports what has changed, over any number of files and packages; a
 * browser spec, when the feature that it shows is.
 */
export function chooseTests(changed, graph) {
  if (changed.some((path) => FOUNDATIONS.some((each) => each.test(path)))) {
    return Object.fromEntries(Object.keys(SUITES).map((suite) => [suite, 'all']));
  }
  const touched = reachedFrom(seeds(changed, graph), graph);
  const showsTouched = screenFilter(changed, touched);
  const specsOf = (suite) =>
    graph.files.filter(
      (path) =>
        SUITES[suite].test(path) && (touched.has(path) || (isBrowser(suite) && showsTouched(path))),
    );
  return Object.fromEntries(Object.keys(SUITES).map((suite) => [suite, specsOf(suite)]));
}

const isBrowser = (suite) => ['browser', 'model', 'sign-on'].includes(suite);

/**
 * What cannot be followed from import to import (data, a file that is gone, a program's entry)
 * counts as all of its package.
 */
function seeds(changed, graph) {
  const known = new Set(graph.files);
  return changed
    .filter((path) => PACKAGES.test(path) && !NO_PART_OF_TESTS.test(path))
    .flatMap((path) => {
      const isFollowed =
        known.has(path) && (packageOf(path) === 'frontend' || reachesSpec(path, graph));
      return isFollowed ? [path] : wholePackage(packageOf(path), graph);
    });
}

/** Screens are reached through the browser, not by imports. */
const wholePackage = (name, { files }) =>
  files.filter((file) => packageOf(file) === name && !file.startsWith('frontend/e2e/'));

const isSpec = (path) => SUITES.unit.test(path) || SUITES.integration.test(path);
const reachesSpec = (path, graph) => [...reachedFrom([path], graph)].some(isSpec);

function screenFilter(changed, touched) {
  const code = (path) => !isSpec(path);
  const isUnderAll =
    changed.some(
      (path) => code(path) && (UNDER_SCREENS.test(path) || COMPOSES_SCREENS.test(path)),
    ) || [...touched].some((path) => code(path) && UNDER_SCREENS.test(path));
  const features = new Set(
    [...touched, ...changed]
      .filter(code)
      .map((path) => FEATURE.exec(path)?.[1])
      .filter(Boolean),
  );
  return (path) => isUnderAll || [...features].some((feature) => showsFeature(feature, path));
}
