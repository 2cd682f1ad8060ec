import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

interface ProjectOptions {
  /** Whether its tests run on a PostgreSQL. */
  database?: boolean;
  /** What else is made once for all of its tests. */
  setup?: string;
  timeout?: number;
  /** What else runs before and after each of its tests. */
  around?: string;
  /** How long `expect.poll` waits: one second where nothing is said. */
  patience?: number;
  /** Which of its files, where they are not its tests. */
  files?: string;
  /** Those of them that are another project's. */
  without?: string;
  /** Has a document without a browser: never beside files that have none, whose modules of a worker are the same. */
  document?: boolean;
}

/** What takes long begins first: at the end, when there is less to do than there are workers, only short files are left. */
const projectsByTime = ['e2e', 'infra', 'backend', 'web', 'dom', 'i18n', 'domain'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => projectsByTime.indexOf(project.name);
    // oxlint-disable-next-line unicorn/no-array-sort -- no array's, and it changes none
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}

function project(name: string, folder: string, options: ProjectOptions = {}): TestProjectConfiguration {
  const timeout = options.timeout ?? 15_000;
  return {
    test: {
      name,
      root: folder,
      include: [options.files ?? '**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/dist/**', '**/fixtures/**', ...(options.without ? [options.without] : [])],
      ...(options.document && { environment: 'happy-dom' }),
      globalSetup: [options.database && '@dehesa/testing/global-setup', options.setup].filter(
        (file) => typeof file === 'string',
      ),
      setupFiles: ['@dehesa/testing/fixed-seed', options.around].filter((file) => typeof file === 'string'),
      // The files of a worker load the modules that they share once.
      isolate: false,
      testTimeout: timeout,
      ...(options.patience !== undefined && { expect: { poll: { timeout: options.patience } } }),
      hookTimeout: Math.max(timeout, 60_000),
      // The host's zone and language must not matter: a zone far from Madrid shows where they would.
      env: { TZ: 'America/New_York', LANG: 'C.UTF-8' },
    },
  };
}

const documentTests = '**/*.dom.test.tsx';

/** A picture of each screen, for people to look at. */
const pictures = project('pictures', 'apps/e2e', {
  database: true,
  setup: '@dehesa/e2e/demo-setup',
  around: '@dehesa/e2e/failed-screens',
  timeout: 120_000,
  files: '**/*.pictures.ts',
});

export default defineConfig({
  test: {
    // More than two cores' worth: a browser test mostly waits.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      project('domain', 'packages/domain'),
      project('i18n', 'packages/i18n'),
      // One, not one for each folder: a worker reads the modules of a project once, and here most are the same.
      project('backend', '.', {
        database: true,
        timeout: 60_000,
        files: '{packages/{db,demo,services,testing},apps/server}/**/*.test.ts',
      }),
      project('web', 'apps/web', { without: documentTests, around: '@dehesa/testing/settled-imports' }),
      project('dom', 'apps/web', {
        files: documentTests,
        document: true,
        timeout: 60_000,
        around: '@dehesa/testing/settled-imports',
      }),
      // A poll waits for a screen just as a locator of `openPage` does, and as long.
      project('e2e', 'apps/e2e', {
        database: true,
        setup: '@dehesa/e2e/demo-setup',
        around: '@dehesa/e2e/failed-screens',
        timeout: 120_000,
        patience: 30_000,
      }),
      project('infra', 'infra', { timeout: 60_000 }),
      // No tests: `npm run pictures` alone says where to put what they draw.
      ...(process.env['PICTURES'] === undefined ? [] : [pictures]),
    ],
  },
});
