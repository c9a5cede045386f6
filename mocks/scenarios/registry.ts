import { accountScenarios } from './accounts.ts';
import { addressScenarios } from './addresses.ts';
import { articleScenarios } from './articles.ts';
import { catalogueScenarios } from './catalogue.ts';
import { codeLoginScenarios } from './codeLogin.ts';
import { couponScenarios } from './coupons.ts';
import { detailScenarios } from './details.ts';
import { fixedPageScenarios } from './fixedPages.ts';
import { formScenarios } from './forms.ts';
import { networkScenarios } from './network.ts';
import { newsletterScenarios } from './newsletter.ts';
import { orderHistoryScenarios } from './orderHistory.ts';
import { orderScenarios } from './orders.ts';
import { passThrough, type Scenario } from './overrides.ts';
import { passwordScenarios } from './passwords.ts';
import { paymentScenarios } from './payments.ts';
import { pincodeScenarios } from './pincodes.ts';
import { productScenarios } from './products.ts';
import { profileScenarios } from './profiles.ts';
import { searchScenarios } from './search.ts';
import { signInScenarios } from './signIn.ts';
import { tokenScenarios } from './tokens.ts';
import { uploadScenarios } from './uploads.ts';
import { wishlistScenarios } from './wishlists.ts';

const all = {
  ...pincodeScenarios,
  ...productScenarios,
  ...profileScenarios,
  ...articleScenarios,
  ...catalogueScenarios,
  ...codeLoginScenarios,
  ...couponScenarios,
  ...detailScenarios,
  ...accountScenarios,
  ...searchScenarios,
  ...signInScenarios,
  ...addressScenarios,
  ...tokenScenarios,
  ...orderScenarios,
  ...orderHistoryScenarios,
  ...passwordScenarios,
  ...paymentScenarios,
  ...uploadScenarios,
  ...networkScenarios,
  ...newsletterScenarios,
  ...fixedPageScenarios,
  ...formScenarios,
  ...wishlistScenarios,
};

/** The name of an answer that the backend can give; the same for walks, stories and the backend panel. */
export type ScenarioName = keyof typeof all;

/** Overrides by name, to be answered from before the backend is called; [] where its honest answer will do. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = all;

/** Every scenario that answers otherwise than the backend, for whoever picks one from a list. */
export const scenarioList: readonly { name: ScenarioName; description: string }[] = (
  Object.entries(all) as [ScenarioName, Scenario][]
)
  .filter(([, scenario]) => scenario !== passThrough)
  .map(([name, { description }]) => ({ name, description }));
