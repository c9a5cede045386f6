import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that draw thousands of examples, so that what a quicker one notices never reaches them; and at last `loads`,
 * so that what a module does when it is loaded belongs to the tests of that module.
 */
const LAST = ['choice', 'size', 'couponLines', 'cart', 'sitemap', 'fieldPatterns', 'couponReference', 'loads'];

/** A change stops at the first test that notices it: the tests that are named for the changed file come first. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const changed = this.ctx.config.related?.map((file) => basename(file, '.ts')) ?? [];
    const getPlace = ({ moduleId }: TestSpecification) => {
      const name = basename(moduleId, '.test.ts');
      return changed.includes(name) ? -2 : LAST.indexOf(name);
    };
    return files.toSorted((one, other) => getPlace(one) - getPlace(other));
  }
}

/** The tests that must notice a change of `src/domain`: its own, in Node and without a view. */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    sequence: { sequencer: NearestFirst },
    setupFiles: ['tests/mutants/firstFailure.ts', 'tests/unit/setup.ts'],
    include: ['tests/unit/domain/**/*.test.ts', 'tests/mutants/loads.test.ts'],
  },
});
