import { screen } from '@testing-library/dom';
import { type ScenarioName, scenarios } from '../../../mocks/scenarios/registry.ts';
import type { Stage, Walker } from './stage.ts';

/** The picture does not open. Only the chart that opens it knows: nothing is told to the one that frames it. */
export const didNotOpen =
  ({ answers }: Pick<Stage<never>, 'answers'>, name: ScenarioName, retryLabel: string) =>
  async (walker: Walker) => {
    await answers?.[name]?.(walker);
    walker.gate.open(scenarios[name]());
    await screen.findByText('This picture did not open. Please try again.');
    await screen.findByRole('button', { name: retryLabel });
    walker.gate.close();
  };
