import type { shippingMachine } from '../../machines/shipping/shipping.machine.ts';
import { shippingSamples as samples } from '../../machines/shipping/shipping.samples.ts';
import { scenarios } from '../../mocks/scenarios/registry.ts';
import { shipping as flow, Shipping } from '../../src/flows/shipping/Shipping.tsx';
import { shippingGestures as gestures } from '../../src/flows/shipping/shipping.gestures.ts';
import { insideShipping as children } from '../../src/ports/shipping.ts';
import { stage } from '../support/walk/stage.ts';

export const shippingStage = stage<typeof shippingMachine>({
  flow,
  children,
  samples,
  gestures,
  view: <Shipping />,
  answers: {
    'guest.signedIn': ({ gate }) => gate.open(),
    'guest.refused': ({ gate }) => gate.open(scenarios['network.down']()),
  },
});
