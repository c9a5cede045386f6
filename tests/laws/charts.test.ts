import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { chartPaths, untakenBy } from '../../machines/kit/chartModel.ts';
import type { Meta } from '../../machines/kit/meta.ts';
import type { Samples } from '../../machines/kit/samples.ts';
import { leavesOf, nodesOf, transitionsOf } from '../../machines/kit/transitions.ts';
import { readSources } from '../../scripts/charts/sources.ts';
import { everyText } from '../../src/visualiser/catalogue/everyText.ts';
import { pathsText } from '../../src/visualiser/catalogue/keptPaths.ts';

type Exports = Record<string, unknown>;
const machineFiles = import.meta.glob<Exports>('../../machines/*/*.machine.ts', { eager: true });
const sampleFiles = import.meta.glob<Exports>('../../machines/*/*.samples.ts', { eager: true });
const storyFiles = import.meta.glob<Exports>('../../src/{flows,visualiser}/*/*.stories.tsx', { eager: true });
const walkFiles = Object.keys(import.meta.glob('../paths/*.paths.test.tsx'));
const stageFiles = Object.keys(import.meta.glob('../stages/*.stage.tsx'));
const gestureFiles = Object.keys(import.meta.glob('../../src/{flows,visualiser}/*/*.gestures.ts'));

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;

const machines = Object.values(machineFiles).flatMap((exports) => Object.values(exports).filter(isMachine));
const samplesOf = ({ id }: AnyStateMachine) =>
  sampleFiles[`../../machines/${id}/${id}.samples.ts`]?.[`${id}Samples`] as Samples<AnyStateMachine>;

type Told = { parameters?: { chart?: { machine: string; state: string } } };
const told = Object.values(storyFiles).flatMap((exports) =>
  Object.values(exports).flatMap((story) => (story as Told).parameters?.chart ?? []),
);

const metasOf = (machine: AnyStateMachine) => [
  ...nodesOf(machine).map(({ meta }) => meta as Meta | undefined),
  ...transitionsOf(machine).map(({ definition }) => definition.meta as Meta | undefined),
];

const REQUIREMENT = /^[A-Z]{2,5}-\d{2,3}$/;

test('every story that stands at a state of a chart finds it in the diagram beside it', () => {
  const read = readSources();
  const isDrawn = ({ machine, state }: (typeof told)[number]) =>
    read.text(`docs/flows/${machine}.svg`).includes(` data-state="${machine}.${state}"`);
  expect(told.filter((shown) => !isDrawn(shown))).toEqual([]);
});

test('there are charts to hold to the laws', () => {
  expect(machines.map(({ id }) => id).sort()).toEqual([
    'addToCart',
    'addressEditor',
    'article',
    'backendPanel',
    'bagCheck',
    'banners',
    'cart',
    'checkout',
    'codeLogin',
    'comparison',
    'configurator',
    'connection',
    'contact',
    'contactUs',
    'coupon',
    'crop',
    'designRequest',
    'frameList',
    'framedPicture',
    'giftPicture',
    'guestAccount',
    'listing',
    'mirror',
    'newsletter',
    'optOut',
    'orderDetail',
    'orderHistory',
    'orderPlacement',
    'partner',
    'passwordReset',
    'payment',
    'paymentStatus',
    'photo',
    'pincode',
    'player',
    'preview',
    'product',
    'profile',
    'razorpay',
    'savedAddresses',
    'search',
    'select',
    'session',
    'share',
    'shipping',
    'signIn',
    'testGateway',
    'toasts',
    'upload',
    'wishlist',
  ]);
});

describe.each(machines.map((machine) => [machine.id, machine] as const))('%s', (id, machine) => {
  test('every state has a story', () => {
    const states = told.filter((chart) => chart.machine === id).map(({ state }) => state);
    const leaves = leavesOf(machine);
    // States that are left in the moment they are entered cannot be looked at.
    const fleeting = nodesOf(machine)
      .filter(({ always }) => always?.some(({ guard }) => !guard))
      .map(({ path }) => path.join('.'));
    expect(leaves.filter((leaf) => !states.includes(leaf) && !fleeting.includes(leaf))).toEqual([]);
    expect(states.filter((state) => !leaves.includes(state))).toEqual([]);
  });

  test('is walked on a stage, with gestures', () => {
    expect(walkFiles).toContain(`../paths/${id}.paths.test.tsx`);
    expect(stageFiles).toContain(`../stages/${id}.stage.tsx`);
    expect(gestureFiles.some((file) => file.endsWith(`/${id}.gestures.ts`))).toBe(true);
  });

  test('every state tells a product owner what it is', () => {
    expect(
      nodesOf(machine)
        .filter(({ description }) => !description)
        .map(({ id: state }) => state),
    ).toEqual([]);
  });

  test('every message is bound to a requirement, and every requirement is named by its id', () => {
    const metas = metasOf(machine);
    const said = metas.flatMap((meta) => meta?.says ?? []);
    const froms = said.map((says) => everyText[says]?.from ?? says);
    expect(froms.filter((from) => from !== 'own' && !REQUIREMENT.test(from))).toEqual([]);
    expect(metas.flatMap((meta) => meta?.requires ?? []).filter((named) => !REQUIREMENT.test(named))).toEqual([]);
  });

  test('generates paths that take every transition, and keeps them (`npm run docs` writes them)', async () => {
    const samples = samplesOf(machine);
    const paths = chartPaths(machine, samples);
    expect(untakenBy(machine, paths)).toEqual([]);
    expect(paths.length).toBeGreaterThan(0);
    const kept = pathsText({ machine, samples }, paths);
    await expect(kept).toMatchFileSnapshot(`../../src/visualiser/catalogue/paths/${id}.txt`);
  }, 60_000);
});
