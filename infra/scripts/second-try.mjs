import path from 'node:path';

const MOST_FILES = 3;

/**
 * The browser tests that deserve a second try: what failed is in them alone, and in few. A browser on a machine that does
 * something else as well is late now and then; whatever fails twice, or elsewhere, or in many files, is broken.
 * @param {{ testResults: { name: string, status: string }[] } | null} report as vitest's json reporter writes it
 * @param {string} browserTests the folder that they are in
 * @returns {string[]} files; none when the run is to stand as it is
 */
export function filesToTryAgain(report, browserTests) {
  const failed = (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);
  const within = (file) => path.resolve(file).startsWith(path.resolve(browserTests) + path.sep);
  return failed.length <= MOST_FILES && failed.every(within) ? failed : [];
}

/** The first report with the files of the second in the place of the same files, counted anew. */
export function withSecondTry(first, second) {
  const again = new Map(second.testResults.map((result) => [result.name, result]));
  const testResults = first.testResults.map((result) => again.get(result.name) ?? result);
  const count = (...statuses) =>
    testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => statuses.includes(status))
      .length;
  return {
    ...first,
    testResults,
    success: testResults.every(({ status }) => status !== 'failed'),
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending', 'skipped'),
  };
}
