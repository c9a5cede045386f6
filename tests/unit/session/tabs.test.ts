import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { getRunParameters } from '../../support/runParameters.ts';
import { Browser, incidentCounts, type RequestFate, Tab } from './tabs.ts';

const runs = getRunParameters('TABS', 1_000, 20_261_125);
const tabs = [await Tab.load(), await Tab.load(), await Tab.load()] as const;

type Doing =
  | { do: 'signIn'; tab: number; uid: string }
  | { do: 'logOut' | 'read'; tab: number }
  | { do: 'expire' | 'revoke' }
  | { do: 'goOn'; which: number; fate: RequestFate };

const tab = fc.nat(tabs.length - 1);
const goOn = (fate: RequestFate) =>
  fc.record({ do: fc.constant('goOn' as const), which: fc.nat(9), fate: fc.constant(fate) });
const action: fc.Arbitrary<Doing> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('signIn' as const), tab, uid: fc.constantFrom('asha', 'ravi') }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('logOut' as const), tab }) },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('read' as const), tab }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('revoke' as const) }) },
  { weight: 12, arbitrary: goOn('answered') },
  { weight: 1, arbitrary: goOn('failed') },
  { weight: 1, arbitrary: goOn('lost') },
);

async function run(browser: Browser, what: Doing): Promise<void> {
  const at = tabs['tab' in what ? what.tab : 0] as Tab;
  if (what.do === 'goOn') return browser.goOn(what.which, what.fate);
  if (what.do === 'expire' || what.do === 'revoke') return browser[what.do]();
  return browser.within(at, () => {
    if (what.do === 'signIn') at.signIn(what.uid);
    else if (what.do === 'logOut') at.logOut();
    else at.readOwn();
  });
}

afterAll(() => {
  for (const one of tabs) one.close();
});

/**
 * Three tabs over one storage, with answers and storage events that come late, in any order, or not at all: no two
 * refreshes at once, no call with tokens that are stored no more, nobody sees what is another's, nobody is signed in again
 * after a logout, and no login is lost that nobody ended.
 */
test(`[SESS-04] [SESS-06] [SESS-08] [SESS-11] [SESS-12] three tabs go any way without a fault`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 12, maxLength: 48 }), async (doings) => {
      const browser = new Browser(tabs);
      browser.open();
      for (const what of doings) await run(browser, what);
      await browser.settle();
      const uid = browser.readStored()?.details.id ?? null;
      const ends = tabs.map((one) => ({ uid: one.uid, isSettled: one.isSettled }));
      expect({ faults: browser.faults, ends }).toEqual({
        faults: [],
        ends: tabs.map(() => ({ uid, isSettled: true })),
      });
    }),
    runs,
  );
  // The runs did meet what they are for.
  for (const times of Object.values(incidentCounts)) expect(times).toBeGreaterThan(runs.numRuns / 100);
}, 600_000);
