import fc from 'fast-check';
import { FAULTS, type Fault } from '../../../src/domain/backendSettings.ts';
import * as account from './account.ts';
import * as checkout from './checkout.ts';
import { checkInvariants } from './invariants.ts';
import { getNextOffer } from './nextOffer.ts';
import { createOffer, type Offer } from './offers.ts';
import * as shopping from './shopping.ts';
import type { Story } from './story.ts';

type Model = { story: Story };
type Kind = (story: Story) => Offer[];

const MINUTE = 60_000;
const WAITS = [3_000, 30_000, 16 * MINUTE, 24 * 60 * MINUTE, 15 * 24 * 60 * MINUTE];

/** One step: one of the offers of a kind, by its number; what the page offers at that moment. */
class Step implements fc.AsyncCommand<Model, Story> {
  constructor(
    private readonly kind: Kind,
    private readonly number: number,
  ) {}
  private offers: Offer[] = [];
  check({ story }: Model): boolean {
    this.offers = this.kind(story);
    return this.offers.length > 0;
  }
  async run(_: Model, story: Story): Promise<void> {
    const chosen = this.offers[this.number % this.offers.length] as Offer;
    story.steps.push(`${story.visits.length > 1 ? `tab ${story.at + 1}: ` : ''}${chosen.label}`);
    chosen.act();
    await story.quiet();
    checkInvariants(story);
  }
}

/** Time passes, or the clock is set to another time. */
class Time implements fc.AsyncCommand<Model, Story> {
  constructor(private readonly milliseconds: number) {}
  check = () => true;
  async run(_: Model, story: Story): Promise<void> {
    story.steps.push(`waits ${this.milliseconds / 1000} s`);
    await story.wait(this.milliseconds);
    checkInvariants(story);
  }
}

const goOn: Kind = (story) => {
  const next = getNextOffer(story);
  if (next) return [next];
  const { visit } = story;
  const checkout = visit.find('checkout');
  // whoever has an empty bag, or has bought, is led to the shop
  const leadsOn = checkout
    ? checkout.isBagEmpty || checkout.stage === 'confirmed'
    : !visit.tab.path.startsWith('/test-gateway');
  if (!leadsOn) return [];
  const path = !checkout && visit.see('cart').count > 0 ? '/checkout/shopping-bag' : '/gallery-walls/';
  return [createOffer(`opens ${path}`, () => visit.go(path))];
};

const moves: Kind = (story) => [
  createOffer('goes back', () => story.visit.back()),
  createOffer('loads the page anew', () => {
    story.coupon = null;
    story.visit.reload();
  }),
  ...(story.canOpenTab()
    ? [
        createOffer('opens a second tab', () => {
          story.typed = {};
          story.coupon = null;
          story.openTab(story.visit.tab.path.startsWith('/checkout') ? '/checkout/shopping-bag' : '/');
        }),
      ]
    : [
        createOffer('turns to the other tab', () => {
          story.typed = {};
          story.coupon = null;
          if (story.visits.length > 1) story.at = 1 - story.at;
        }),
      ]),
];

const faults =
  (fault: Fault, after: number): Kind =>
  (story) => [createOffer(`(${fault}: the call after ${after} more)`, () => story.arm(fault, after))];

const KINDS: readonly [weight: number, kind: Kind][] = [
  [50, goOn],
  [3, shopping.browseOffers],
  [3, shopping.listOffers],
  [3, shopping.chooseOffers],
  [2, shopping.uploadOffers],
  [3, shopping.addOffers],
  [3, shopping.bagOffers],
  [2, shopping.pincodeOffers],
  [4, account.signInOffers],
  [2, account.tokenOffers],
  [3, checkout.stageOffers],
  [4, checkout.couponOffers],
  [4, checkout.addressOffers],
  [4, checkout.reviewOffers],
  [6, checkout.payOffers],
  [5, moves],
];

/** The steps of one shopper. */
export const createShoppers = (most: number, replayPath?: string) =>
  fc.commands(
    [
      fc.oneof(
        ...KINDS.map(([weight, kind]) => ({
          weight,
          arbitrary: fc.nat({ max: 40 }).map((number) => new Step(kind, number)),
        })),
        { weight: 4, arbitrary: fc.constantFrom(...WAITS).map((milliseconds) => new Time(milliseconds)) },
        {
          weight: 7,
          arbitrary: fc
            .tuple(fc.constantFrom(...FAULTS), fc.nat({ max: 5 }))
            .map(([fault, after]) => new Step(faults(fault, after), 0)),
        },
      ),
    ],
    { maxCommands: most, size: 'max', ...(replayPath && { replayPath }) },
  );

/**
 * Once nothing goes wrong any more, every page leads on: `buys` tells whether the shopper follows it to a bought thing, or
 * only looks for the next step. Throws where there is none.
 */
export async function finishStory(story: Story, buys: boolean): Promise<void> {
  story.heal();
  await story.wait(MINUTE);
  const log: string[] = [];
  let idle = 0;
  for (let steps = 0; steps < 80; steps++) {
    checkInvariants(story);
    const { visit } = story;
    if (visit.find('checkout')?.stage === 'confirmed') return;
    const [next] = goOn(story);
    if (!next) {
      // the longest wait of any chart: five looks at a payment, each given up after 20 s
      idle += 10_000;
      if (idle > 2 * MINUTE) throw new Error(`No way on: ${describeState(story)}, after ${log.slice(-12).join('; ')}`);
      await story.wait(10_000);
      continue;
    }
    if (!buys) return;
    idle = 0;
    log.push(next.label);
    next.act();
    await story.wait(2_000);
  }
  throw new Error(`Never bought: ${describeState(story)}, after ${log.slice(-12).join('; ')}`);
}

const describeState = ({ visit }: Story): string =>
  `${visit.tab.path} ${JSON.stringify(
    Object.fromEntries(Object.entries(visit.page.charts).map(([name, actor]) => [name, actor.getSnapshot().value])),
  )}`;
