import fc from 'fast-check';
import { framedPalms, palms } from '../../../machines/cart/sampleLines.ts';
import { moonJar } from '../../../machines/cart/sampleProducts.ts';
import type { Profile } from '../../../src/domain/backendSettings.ts';
import { getRunParameters } from '../../support/runParameters.ts';
import { closeBrowsers } from '../world/browser.ts';
import * as first from '../world/store.ts';
import type { StoreModules } from '../world/visit.ts';
import { createShoppers, finishStory } from './commands.ts';
import { type InitialState, Story } from './story.ts';

/** So many steps a shopper takes at most. */
const MOST_STEPS = 60;

const env = (name: string): string | undefined => process.env[name] || undefined;

/** How long all shoppers may take, in milliseconds. */
export const PATIENCE = 1_800_000;

/** How many shoppers there are at each of the two backends. */
function countShoppers(profile: Profile) {
  const { numRuns, seed } = getRunParameters('SHOPPERS', 80, profile === 'spec' ? 20_261_121 : 20_261_122);
  return { numRuns: numRuns / 2, seed };
}

/** What the browser keeps of earlier visits. */
const beginnings: fc.Arbitrary<InitialState> = fc.record({
  lines: fc.constantFrom([], [palms], [framedPalms, moonJar]),
  isCustomer: fc.boolean(),
});

/** The modules of the store once more, for a second tab. */
const secondRealm = async (): Promise<StoreModules> =>
  (await import('../world/store.ts?tab=2' as string)) as StoreModules;

/** Which steps of a story were left out, as fast-check tells it beside them. */
const getReplayPath = (commands: unknown): string => /replayPath="([^"]*)"/.exec(String(commands))?.[1] ?? '';

/** Lets shoppers go their ways at a backend of that profile. Throws with the story of the first who met a fault, as short as possible. */
export async function runShoppers(profile: Profile): Promise<void> {
  const realms = [first, await secondRealm()];
  const path = env('SHOPPERS_PATH');
  /** The steps of the last shopper who met a fault: fast-check ends with the shortest. */
  let failed: readonly string[] = [];
  const details = await fc.check(
    fc.asyncProperty(
      beginnings,
      createShoppers(MOST_STEPS, env('SHOPPERS_REPLAY')),
      fc.nat({ max: 5 }),
      async (beginning, commands, end) => {
        const story = new Story(profile, realms, beginning);
        const note = (reason: unknown) => story.rejections.push(String(reason));
        process.on('unhandledRejection', note);
        try {
          await story.quiet();
          await fc.asyncModelRun(() => ({ model: { story }, real: story }), commands);
          // to buy at last takes as long as all that went before
          await finishStory(story, end === 0);
        } catch (error) {
          failed = story.steps;
          throw error;
        } finally {
          process.off('unhandledRejection', note);
          closeBrowsers();
        }
      },
    ),
    { ...countShoppers(profile), ...(path && { path, endOnFailure: true }) },
  );
  if (!details.failed) return;
  const [beginning, commands] = details.counterexample ?? [];
  const bag = beginning?.lines.map(({ item_name }) => item_name).join(', ') || 'nothing';
  throw new Error(
    [
      `A shopper at the backend "${profile}" met a fault. ${(details.errorInstance as Error | null)?.message}`,
      `  begins ${beginning?.isCustomer ? 'as a customer' : 'as nobody known'}, in the bag: ${bag}`,
      ...failed.map((step) => `  ${step}`),
      `Again: SHOPPERS_SEED=${details.seed} SHOPPERS_PATH=${details.counterexamplePath} SHOPPERS_REPLAY=${getReplayPath(commands)} npm run shoppers`,
    ].join('\n'),
    { cause: details.errorInstance },
  );
}
