import { expect, test } from 'vitest';
import { searchFindables, toAddress } from '../../../src/visualiser/app/search.ts';
import type { Findable } from '../../../src/visualiser/catalogue/catalogue.ts';
import { nestCharts } from '../../../src/visualiser/catalogue/catalogue.ts';

const typed: Findable = {
  kind: 'transition',
  chart: 'pincode',
  id: 'pincode|pincode.typed|1',
  title: 'pincode.typed',
  keywords: 'is complete Six digits ask for a lookup',
};
const unserviceable: Findable = {
  kind: 'message',
  chart: 'pincode',
  id: 'pincode.unserviceable',
  title: 'Sorry, we do not deliver there yet.',
  keywords: 'pincode.unserviceable PIN-09',
};
const chart: Findable = {
  kind: 'chart',
  chart: 'pincode',
  id: null,
  title: 'pincode',
  keywords: 'Do we deliver here?',
};
const all = [typed, unserviceable, chart];

test('each word of a question has to be found, in any order, whatever its letters', () => {
  expect(searchFindables(all, 'lookup DIGITS')).toEqual([typed]);
  expect(searchFindables(all, 'lookup nothing')).toEqual([]);
  expect(searchFindables(all, '  ')).toEqual([]);
});

test('a requirement id finds what names it', () => {
  expect(searchFindables(all, 'pin-09')).toEqual([unserviceable]);
});

test('what is called so comes before what only speaks of it', () => {
  expect(searchFindables(all, 'pincode')).toEqual([chart, typed, unserviceable]);
});

test('a result leads to its state or transition, and a flow to itself', () => {
  expect(toAddress(typed)).toMatchObject({ chart: 'pincode', transition: 'pincode|pincode.typed|1', state: null });
  expect(toAddress(unserviceable)).toMatchObject({ state: 'pincode.unserviceable', transition: null });
  expect(toAddress(chart)).toMatchObject({ chart: 'pincode', state: null, transition: null });
});

test('in a list of flows each stands once, under the first that runs it', () => {
  const entry = { description: '', states: 0, transitions: 0, paths: 0, children: [] };
  const nests = nestCharts([
    { ...entry, id: 'checkout', parents: [] },
    { ...entry, id: 'guestAccount', parents: ['elsewhere', 'shipping'] },
    { ...entry, id: 'shipping', parents: ['checkout'] },
  ]);
  expect(nests).toMatchObject([
    {
      chart: { id: 'checkout' },
      children: [{ chart: { id: 'shipping' }, children: [{ chart: { id: 'guestAccount' } }] }],
    },
  ]);
});
