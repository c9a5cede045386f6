import type { AnyStateMachine } from 'xstate';
import type { Fixture } from '../../../fixtures/harness/fixture.ts';

type FixtureFile = Record<string, unknown>;
const files = import.meta.glob<FixtureFile>('../../../fixtures/*.fixture.tsx');

/** What a chart needs to be played on its real view; null for a chart that has no stage. */
export async function loadFixture(chart: string): Promise<Fixture<AnyStateMachine> | null> {
  const file = await files[`../../../fixtures/${chart}.fixture.tsx`]?.();
  return (file?.[`${chart}Fixture`] as Fixture<AnyStateMachine> | undefined) ?? null;
}
