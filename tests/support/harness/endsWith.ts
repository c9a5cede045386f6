import { expect } from 'vitest';
import type { Harness } from '../../../fixtures/harness/fixture.ts';

/** Checks that the chart has ended, with this output. */
export const endsWith =
  (output: unknown) =>
  ({ actor }: Harness) =>
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output });
