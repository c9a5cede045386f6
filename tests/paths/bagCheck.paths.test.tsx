import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { palms } from '../../machines/cart/sampleLines.ts';
import { moonJar, sixRidges } from '../../machines/cart/sampleProducts.ts';
import { mixedMediaVariationRef } from '../../mocks/seed/mixedMedia.ts';
import { objectVariationRef } from '../../mocks/seed/objects.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import { bagCheckStage } from '../stages/bagCheck.stage.tsx';
import type { Walker } from '../support/walk/stage.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const go = { type: 'bag.continued' };
const changed = (...lines: CartLine[]) => ({ type: 'lines.changed', lines });
const soldOutJar = 'Poornima Moon Jar, Color: White is out of stock';
const isOn = ({ actor }: Walker) =>
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { outcome: 'inStock' } });
const staysHere = ({ actor }: Walker) => expect(actor.getSnapshot().status).toBe('active');

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
    after: [{ answer: 'variations.read' }, go, { answer: 'variations.read' }],
    check: isOn,
  },
  { requires: 'CHK-21', after: [go], sees: 'Checking stock…', check: staysHere },
  { requires: 'CHK-21', after: [changed(palms), go], check: isOn },
  {
    requires: 'CHK-22',
    after: [go, { answer: 'objects.soldOut' }],
    sees: soldOutJar,
    butNot: /Six Ridges/,
    check: (walker) => {
      staysHere(walker);
      expect(screen.getByRole('alert')).toHaveTextContent(soldOutJar);
    },
  },
  {
    requires: 'CART-49',
    after: [changed(palms, bottle, moonJar, soldWork), go, { answer: 'variations.read' }],
    check: () =>
      expect(screen.getAllByText(/is out of stock$/).map(({ textContent }) => textContent)).toEqual([
        'Kettle Pond Bottle, Color: Terracotta is out of stock',
        'Salt and Indigo, Color: Black is out of stock',
      ]),
  },
  { requires: 'CHK-22', after: [go, { answer: 'objects.withdrawn' }], sees: soldOutJar },
  { requires: 'CHK-22', after: [go, { answer: 'objects.soldOut' }, go, { answer: 'variations.read' }], check: isOn },
  { requires: 'CHK-22', after: [go, { answer: 'objects.soldOut' }, changed(palms, sixRidges)], butNot: soldOutJar },
  {
    requires: 'CHK-22',
    after: [go, { answer: 'objects.soldOut' }, changed(palms, sixRidges), go, { answer: 'variations.read' }],
    check: isOn,
  },
  ...['variations.down', 'network.broken'].map((answer) => ({
    requires: 'CART-50',
    after: [go, { answer }],
    check: isOn,
  })),
  { requires: 'CART-50', after: [go, { wait: 10_000 }], check: isOn },
  {
    requires: 'CART-48',
    after: [changed({ ...palms, price: 100 }, { ...moonJar, price: 1 }, sixRidges), { answer: 'variations.read' }],
    lets: { type: 'lines.repriced', prices: { [palms.key]: 410_400, [moonJar.key]: 545_000 } },
  },
  {
    requires: 'CART-48',
    after: [{ answer: 'objects.repriced' }],
    lets: { type: 'lines.repriced', prices: { [moonJar.key]: 599_000 } },
  },
  {
    requires: 'CART-48',
    after: [{ answer: 'variations.read' }],
    check: ({ effects }) => expect(effects).toEqual([]),
  },
];

walkView({ ...bagCheckStage, outcomes });
