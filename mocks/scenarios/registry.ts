import type { RequestHandler } from 'msw';
import { accountScenarios } from './accounts.ts';
import { catalogueScenarios } from './catalogue.ts';
import { networkScenarios } from './network.ts';
import { orderScenarios } from './orders.ts';
import { paymentScenarios } from './payments.ts';
import { pincodeScenarios } from './pincodes.ts';

const all = {
  ...pincodeScenarios,
  ...catalogueScenarios,
  ...accountScenarios,
  ...orderScenarios,
  ...paymentScenarios,
  ...networkScenarios,
};

/** The name of an answer that the backend can give; the same for walks, stories and the backend panel. */
export type ScenarioName = keyof typeof all;

/** Departures by name, to be answered from before the backend is asked; [] where its honest answer will do. */
export const scenarios: Record<ScenarioName, () => RequestHandler[]> = all;
