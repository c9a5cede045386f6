import { http, type RequestHandler } from 'msw';
import type { Caller } from '../drupal/access.ts';
import { createBasicAuthChallenge, Refusal } from '../drupal/errors.ts';
import { getCollectionPath, isServed } from '../drupal/resourceType.ts';
import { routeRequest } from '../drupal/router.ts';
import type { Site } from '../drupal/site.ts';
import { withProfile } from '../drupal/withProfile.ts';
import type { Hooks } from '../drupal/write.ts';
import type { Backend } from './backend.ts';
import { createDesignFormHooks } from './contact.ts';
import { getFileReader, mediaHooks } from './media.ts';
import { subscriberHooks } from './newsletter.ts';
import { orderItemHooks } from './orderItems.ts';
import { orderHooks } from './orders.ts';
import { formPictureHooks, getFormPictureCaller } from './paragraphs.ts';
import { getPollCaller } from './payments.ts';
import { profileHooks } from './profiles.ts';
import { getDesignCaller, getProxyCaller } from './proxyCaller.ts';
import { createResolver } from './respond.ts';
import { getCaller } from './tokens.ts';
import { userHooks } from './users.ts';
import { wishlistHooks, wishlistItemHooks } from './wishlists.ts';

type Rules = {
  hooks?: Hooks;
  /** Who makes this call, where it is not who signed in. It may refuse the call. */
  findCaller?(backend: Backend, request: Request): Caller | undefined;
};

/** What resource types have beside the rules of the schema. */
const RULES: Readonly<Record<string, Rules>> = {
  'user--user': { hooks: userHooks },
  'profile--customer': { hooks: profileHooks },
  'commerce_order--default': { hooks: orderHooks },
  'commerce_order_item--default': { hooks: orderItemHooks },
  'commerce_payment--payment_manual': { findCaller: getPollCaller },
  'commerce_wishlist--default': { hooks: wishlistHooks },
  'commerce_wishlist_item--commerce_product_variation': { hooks: wishlistItemHooks },
  'file--file': { findCaller: getFileReader },
  'media--image': { hooks: mediaHooks },
  'node--news_letter': { hooks: subscriberHooks },
  'paragraph--form_image': { hooks: formPictureHooks, findCaller: getFormPictureCaller },
  'contact_message--art_advisory': {
    hooks: createDesignFormHooks('art_advisory'),
    findCaller: getDesignCaller,
  },
  'contact_message--gallery_wall_consultation': {
    hooks: createDesignFormHooks('gallery_wall_consultation'),
    findCaller: getDesignCaller,
  },
};

/** Every JSON:API resource type on any host: its collection, single entities and relationships (API-01). */
export function collectionHandlers(backend: Backend): RequestHandler[] {
  const types = new Map(
    Object.keys(backend.store.schema)
      .filter(isServed)
      .map((type) => [getCollectionPath(type).toLowerCase(), type]),
  );
  // Drupal's routes take a path in any case: '/Frame/{id}' works
  const findType = ({ url }: Request) =>
    types.get(/\/jsonapi\/[^/]+\/[^/]+/.exec(new URL(url).pathname.toLowerCase())?.[0] ?? '');
  return [
    http.all(
      ({ request }) => findType(request) !== undefined,
      createResolver(backend, ({ request }) => {
        const type = findType(request) as string;
        const { hooks = {}, findCaller } = RULES[type] ?? {};
        const caller =
          findCaller?.(backend, request) ?? getProxyCaller(backend, request) ?? getCaller(backend, request);
        const { profile } = backend.settings();
        const site = backend.site();
        const store = withProfile(backend.store, profile);
        return challengeAnonymous(site, caller, () =>
          routeRequest(type, { request, store, caller, profile, site, hooks }),
        );
      }),
    ),
  ];
}

/** With basic_auth, whoever is anonymous is prompted to sign in rather than refused. */
async function challengeAnonymous(site: Site, caller: Caller, callback: () => Promise<Response>): Promise<Response> {
  try {
    return await callback();
  } catch (error) {
    const isRefused = error instanceof Refusal && error.status === 403 && caller.user === null && !caller.hasAllRights;
    throw isRefused && site.hasBasicAuth ? createBasicAuthChallenge() : error;
  }
}
