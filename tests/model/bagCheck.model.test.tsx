import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { bagCheckFixture } from '../../fixtures/bagCheck.fixture.tsx';
import type { Harness } from '../../fixtures/harness/fixture.ts';
import { palms } from '../../machines/cart/sampleLines.ts';
import { moonJar, sixRidges } from '../../machines/cart/sampleProducts.ts';
import { mixedMediaVariationRef } from '../../mocks/seed/mixedMedia.ts';
import { objectVariationRef } from '../../mocks/seed/objects.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import { endsWith } from '../support/harness/endsWith.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

const go = { type: 'bag.continued' };
const getChanges = (...lines: CartLine[]) => ({ type: 'lines.changed', lines });
const soldOutJar = 'Poornima Moon Jar, Color: White is out of stock';
const isOn = endsWith({ outcome: 'inStock' });
const staysHere = ({ actor }: Harness) => expect(actor.getSnapshot().status).toBe('active');

/** As the catalogue has them: the bottle in terracotta is out of stock, the work is sold. */
const bottle: CartLine = {
  ...moonJar,
  key: 'bottle',
  title: 'Kettle Pond Bottle',
  object_color: 'Terracotta',
  object_varid: objectVariationRef('kettle-pond-bottle', 'Terracotta').id,
};
const soldWork: CartLine = {
  ...sixRidges,
  key: 'work',
  title: 'Salt and Indigo',
  mixed_media_color: 'Black',
  mixed_media_varid: mixedMediaVariationRef('salt-and-indigo', 'black').id,
};

const outcomes: Outcome[] = [
  {
    requires: 'CHK-20',
    after: [{ reply: 'variations.read' }, go, { reply: 'variations.read' }],
    check: isOn,
  },
  { requires: 'CHK-21', after: [go], sees: 'Checking stock…', check: staysHere },
  { requires: 'CHK-21', after: [getChanges(palms), go], check: isOn },
  {
    requires: 'CHK-22',
    after: [go, { reply: 'objects.soldOut' }],
    sees: soldOutJar,
    butNot: /Six Ridges/,
    check: (harness) => {
      staysHere(harness);
      expect(screen.getByRole('alert')).toHaveTextContent(soldOutJar);
    },
  },
  {
    requires: 'CART-49',
    after: [getChanges(palms, bottle, moonJar, soldWork), go, { reply: 'variations.read' }],
    check: () =>
      expect(screen.getAllByText(/is out of stock$/).map(({ textContent }) => textContent)).toEqual([
        'Kettle Pond Bottle, Color: Terracotta is out of stock',
        'Salt and Indigo, Color: Black is out of stock',
      ]),
  },
  { requires: 'CHK-22', after: [go, { reply: 'objects.withdrawn' }], sees: soldOutJar },
  { requires: 'CHK-22', after: [go, { reply: 'objects.soldOut' }, go, { reply: 'variations.read' }], check: isOn },
  { requires: 'CHK-22', after: [go, { reply: 'objects.soldOut' }, getChanges(palms, sixRidges)], butNot: soldOutJar },
  {
    requires: 'CHK-22',
    after: [go, { reply: 'objects.soldOut' }, getChanges(palms, sixRidges), go, { reply: 'variations.read' }],
    check: isOn,
  },
  ...['variations.down', 'network.broken'].map((reply) => ({
    requires: 'CART-50',
    after: [go, { reply }],
    check: isOn,
  })),
  { requires: 'CART-50', after: [go, { wait: 10_000 }], check: isOn },
  {
    requires: 'CART-48',
    after: [getChanges({ ...palms, price: 100 }, { ...moonJar, price: 1 }, sixRidges), { reply: 'variations.read' }],
    emits: { type: 'lines.repriced', prices: { [palms.key]: 410_400, [moonJar.key]: 545_000 } },
  },
  {
    requires: 'CART-48',
    after: [{ reply: 'objects.repriced' }],
    emits: { type: 'lines.repriced', prices: { [moonJar.key]: 599_000 } },
  },
  {
    requires: 'CART-48',
    after: [{ reply: 'variations.read' }],
    check: ({ effects }) => expect(effects).toEqual([]),
  },
];

testPaths({ ...bagCheckFixture, outcomes });
