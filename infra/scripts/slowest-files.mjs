const SHOWN = 10;

/** Prints, after a run of Vitest, the files that took longest, and how much of its workers' time each project took. */
export default class SlowestFiles {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    for (const line of timeTable(modules.map((module) => timeOf(module)))) console.log(line);
  }
}

/**
 * @param {readonly { project: string, file: string, seconds: number }[]} times of each file, loading it and its hooks included
 * @returns {string[]}
 */
export function timeTable(times) {
  // A few files alone are what somebody looks at while writing them.
  if (times.length <= SHOWN) return [];
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN);
  const projects = new Map();
  for (const { project, seconds } of times) projects.set(project, (projects.get(project) ?? 0) + seconds);
  const byTime = [...projects].toSorted(([, one], [, other]) => other - one);
  return [
    `The ${SHOWN} slowest of ${times.length} files:`,
    ...slowest.map(({ project, file, seconds }) => `${shown(seconds)}  ${project}  ${file}`),
    'Time of the workers, by project:',
    ...byTime.map(([project, seconds]) => `${shown(seconds)}  ${project}`),
  ];
}

/** @param {import('vitest/node').TestModule} module */
function timeOf(module) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  const milliseconds = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
  return { project: module.project.name, file: module.relativeModuleId, seconds: milliseconds / 1000 };
}

function shown(seconds) {
  return `${seconds.toFixed(1).padStart(8)} s`;
}
