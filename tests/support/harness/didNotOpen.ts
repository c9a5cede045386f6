import { screen } from '@testing-library/dom';
import type { Fixture, Harness } from '../../../fixtures/harness/fixture.ts';
import { type ScenarioName, scenarios } from '../../../mocks/scenarios/registry.ts';

/** The picture does not open. Only the chart that opens it knows: nothing is reported to the one that frames it. */
export const didNotOpen =
  ({ replies }: Pick<Fixture<never>, 'replies'>, name: ScenarioName, retryLabel: string) =>
  async (harness: Harness) => {
    await replies?.[name]?.(harness);
    harness.gate.open(scenarios[name]());
    await screen.findByText('This picture did not open. Please try again.');
    await screen.findByRole('button', { name: retryLabel });
    harness.gate.close();
  };
