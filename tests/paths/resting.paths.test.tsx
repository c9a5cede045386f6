import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addToCartMachine } from '../../machines/addToCart/addToCart.machine.ts';
import { ownPicture } from '../../machines/cart/sampleLines.ts';
import { createBackend } from '../../mocks/backend.ts';
import { memoryStorage } from '../../mocks/drupal/storage.ts';
import { Visit } from '../../src/app/visit/Visit.tsx';
import { AddToCart, addToCart } from '../../src/flows/addToCart/AddToCart.tsx';
import { CartButton } from '../../src/flows/cart/CartButton.tsx';
import { cart } from '../../src/flows/cart/cart.ts';
import { pincode } from '../../src/flows/pincode/pincode.ts';
import { late } from '../../src/kit/late.ts';
import { type PageData, PageDataContext, type Rest } from '../../src/kit/pageData.ts';
import type { Code } from '../../src/kit/restingFlow.tsx';
import { addToCartLogic } from '../../src/ports/addToCart.ts';
import { keptCount } from '../../src/storage/visit.ts';
import { answeredBy } from '../support/answeredBy.ts';
import { cleanup } from '../support/render.tsx';

answeredBy(...createBackend({ storage: memoryStorage() }).handlers);

type Chart = typeof addToCartMachine;
let logicOf: Chart;
let tellTaken = () => {};
let root: Root | undefined;
let place: HTMLElement;

beforeEach(() => {
  localStorage.clear();
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  root?.unmount();
  place.remove();
  cleanup();
});

/** What is asked of the visit's charts is asked through what stands for them. */
function Filled({ children }: { children: ReactNode }) {
  logicOf = addToCartLogic({ pincode: pincode.useActor(), cart: cart.useActor() });
  useEffect(() => tellTaken(), []);
  return children;
}

/** A page with the button that puts a thing into the bag, and the bag in its header. */
const page = (data: PageData | null, logic: Code<Chart>) => (
  <PageDataContext value={data}>
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Visit>
          <Filled>
            <CartButton kept={data && 'take' in data ? keptCount() : 0} />
            <addToCart.Start logic={logic}>
              <AddToCart line={ownPicture} days="5-7" />
            </addToCart.Start>
          </Filled>
        </Visit>
      </MemoryRouter>
    </QueryClientProvider>
  </PageDataContext>
);

/** The page as it is written at build time, with how its chart stands. */
function written() {
  const rests: Record<string, Rest> = {};
  const note = (name: string, rest: Rest) => {
    rests[name] = rest;
  };
  const nothing = { note, drew: () => {}, read: () => {} };
  const html = renderToString(page({ ...nothing, later: nothing }, addToCartMachine));
  return { html, rests: JSON.parse(JSON.stringify(rests)) as Record<string, Rest> };
}

/** Takes the written page over. The chart's code comes when the test lets it. */
async function open() {
  const { html, rests } = written();
  place.innerHTML = html;
  const faults: unknown[] = [];
  let asked = 0;
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const code = late(async () => {
    asked += 1;
    await coming;
    return logicOf;
  });
  const data = { take: (name: string) => rests[name] ?? null, isShown: () => true };
  const taken = new Promise<void>((resolve) => {
    tellTaken = resolve;
  });
  root = hydrateRoot(place, page(data, code), { onRecoverableError: (fault) => void faults.push(fault) });
  await taken;
  return { come, faults, wasAsked: () => asked > 0 };
}

const button = () => screen.findByRole('button', { name: 'Add To Cart' });

test('[ART-09] [CART-24] what is pressed before the chart is here is done once it has come, with the pincode that was kept', async () => {
  localStorage.setItem('pincode', '"682001"');
  const { come, faults, wasAsked } = await open();
  expect(await button()).toBeEnabled();
  await userEvent.click(await button());
  await waitFor(() => expect(wasAsked()).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
  come();
  await screen.findByRole('dialog', { name: /added/i });
  await screen.findByLabelText('Bag, 1 item');
  await waitFor(() => expect(JSON.parse(localStorage.getItem('cartData') ?? '[]')).toHaveLength(1));
  expect(faults).toEqual([]);
});

test('[PIN-04] what is typed before the charts of the visit are here is checked by them', async () => {
  await open();
  await userEvent.type(await screen.findByLabelText('Delivery pincode'), '682001');
  await screen.findByText(/Kochi/);
});
