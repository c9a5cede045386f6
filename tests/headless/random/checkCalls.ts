import { toReferences } from '../../../mocks/drupal/entity.ts';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { DEMO_ADDRESSES } from '../../../mocks/seed/demoAddresses.ts';
import type { Browser } from '../world/browser.ts';
import type { SentCall } from '../world/host.ts';
import type { Visit } from '../world/visit.ts';

/** Where calls are watched, and what was found of them. */
type Watched = { browser: Browser; visits: readonly Visit[]; faults: string[] };

/** What only the customer and those whom the customer tells may know. */
const OWN = [DEMO.id, ...DEMO_ADDRESSES.map(({ house }) => house)];

/** Calls that go on with what somebody began before leaving: the payment of an order that is placed. */
const OF_AN_ORDER = ['/api/request/phone'];

/** Whoever uses this browser now, by what it keeps: a customer, and a guest's temporary account. */
const getUsers = ({ browser, visits }: Watched): (string | null)[] =>
  [
    browser.shelf.get('user'),
    browser.shelf.get('tempuserdat'),
    ...visits.map(({ tab }) => tab.sessionShelf.get('user')),
  ].map((text) => (text ? (JSON.parse(text) as { details: { id: string } }).details.id : null));

/** Notes a call that carries what is another person's. */
export function checkCalls(story: Watched, { bearer, body, path, method }: SentCall): void {
  const users = getUsers(story);
  const isDemo = users.includes(DEMO.id);
  const label = `${method} ${path}`;
  if (bearer !== null) {
    const token = story.browser.host.store
      .list('backend--token')
      .find(({ attributes }) => attributes.access === bearer);
    const uid = token && toReferences(token.relationships.uid)[0]?.id;
    const isNew =
      token !== undefined && story.browser.host.store.now() === Number(token.attributes.accessUntil) - 15 * 60_000;
    if (uid && !users.includes(uid) && !isNew) story.faults.push(`${label} in the name of ${uid}, who is not here`);
  }
  if (isDemo || OF_AN_ORDER.includes(path)) return;
  const own = OWN.find((text) => body.includes(text));
  if (own) story.faults.push(`${label} tells of another person: ${own}`);
}
