import { writeFileSync } from 'node:fs';

export const UNHANDLED_REPORT = 'test-results/unhandled.json';

/** Leaves the errors that no test caught, which vitest's json reporter does not tell, for the command that ran the tests. */
// oxlint-disable-next-line import/no-default-export -- by which vitest takes a reporter from a file
export default class UnhandledReporter {
  onTestRunEnd(_modules, unhandledErrors) {
    writeFileSync(UNHANDLED_REPORT, JSON.stringify(unhandledErrors.map(({ message }) => message)));
  }
}
