import { createActor, waitFor } from 'xstate';
import { provideActors } from '../../machines/kit/port.ts';
import { orderPlacementMachine } from '../../machines/orderPlacement/orderPlacement.machine.ts';
import type { PlacementOutput, Purchase } from '../../machines/orderPlacement/purchase.ts';
import { orderPlacementPorts } from '../../src/ports/orderPlacement.ts';
import type { AbandonedOrder, StoredPlan } from '../../src/storage/placementStorage.ts';

type World = Parameters<typeof orderPlacementPorts>[0];
type Ports = ReturnType<typeof orderPlacementPorts>;

/** A browser's storage for one value, which gives and takes copies as a browser does. */
function createMemoryStorage<T>() {
  let text: string | null = null;
  return {
    read: () => (text === null ? null : (JSON.parse(text) as T)),
    write(value: T) {
      text = JSON.stringify(value);
    },
    drop() {
      text = null;
    },
  };
}

/** A browser that keeps what it is given, with uuids that count; `ports` makes them anew, as a reload or another tab does. */
export function createPlacementBrowser(now: () => number) {
  const keeper = createMemoryStorage<StoredPlan>();
  const startedOrders = createMemoryStorage<AbandonedOrder[]>();
  let made = 0;
  const uuid = () => `0b1e7a5e-0000-4000-8000-${String(++made).padStart(12, '0')}`;
  const world: World = { storage: keeper, abandoned: startedOrders, uuid, now: () => new Date(now()) };
  return {
    keeper,
    abandoned: startedOrders,
    ports: (more: Partial<World> = {}) => orderPlacementPorts({ ...world, ...more }),
  };
}

/** How far the chart brings a purchase that these ports place; it stands still where a step failed. */
export async function tryToPlace(ports: Ports, purchase: Purchase) {
  const actor = createActor(provideActors(orderPlacementMachine, ports), { input: purchase }).start();
  const end = await waitFor(
    actor,
    (state) => state.status === 'done' || state.matches('failed') || state.matches('alreadyPaid'),
  );
  return { actor, state: end, output: end.output as PlacementOutput | undefined, plan: end.context.plan };
}

/** What comes of a purchase that is placed without a fault. */
export async function placePurchase(ports: Ports, purchase: Purchase) {
  const { output, plan, state } = await tryToPlace(ports, purchase);
  if (output?.kind !== 'placed' || !plan) throw new Error(`Not placed: ${JSON.stringify(state.value)}`);
  return { ...output.order, plan };
}
