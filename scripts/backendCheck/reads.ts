import { findUserByName, verifyCode } from '../../src/api/accounts.ts';
import { fetchArticleByAlias, fetchArticleByNid, fetchArticles } from '../../src/api/articles.ts';
import { fetchArtByAlias, fetchArts } from '../../src/api/arts.ts';
import { getJsonApi } from '../../src/api/client.ts';
import { STORE_ID } from '../../src/api/config.ts';
import { findCoupon } from '../../src/api/coupons.ts';
import { type FailureKind, isFailure } from '../../src/api/failure.ts';
import { fetchFrameEntries } from '../../src/api/frames.ts';
import { galleryWallListing } from '../../src/api/galleryWalls.ts';
import { giftListing } from '../../src/api/gifts.ts';
import * as home from '../../src/api/home.ts';
import { documentSchema, resourceSchema } from '../../src/api/jsonapi.ts';
import { mixedMediaListing } from '../../src/api/mixedMedia.ts';
import { isSubscribed } from '../../src/api/newsletter.ts';
import { objectListing } from '../../src/api/objects.ts';
import { fetchPaymentState } from '../../src/api/payments.ts';
import { findPlace } from '../../src/api/pincode.ts';
import { fetchPriceTable } from '../../src/api/prices.ts';
import type { ProductListing } from '../../src/api/productListing.ts';
import { fetchReviews } from '../../src/api/reviews.ts';
import { fetchHits } from '../../src/api/search.ts';
import { checkMail, signInWithPassword, verifyMail } from '../../src/api/signIn.ts';
import { type FixedPage, fetchFixedPage, fetchStaticPage } from '../../src/api/staticPages.ts';
import { fetchHomeThemes, fetchOrientations, fetchTermNames, fetchThemes } from '../../src/api/terms.ts';
import { fetchCsrfToken, fetchCustomImageVariation } from '../../src/api/uploads.ts';
import { fetchOffer } from '../../src/api/variations.ts';
import { selectFrames } from '../../src/domain/frame.ts';
import type { ListCard } from '../../src/domain/listCard.ts';

/** Gives what is missing, as a sentence without its stop; null where all is there. Rejects as the store's client does. */
export type Read = () => Promise<string | null>;

/** Why a call cannot be tried: what it needs is not there, and is a finding of its own. */
export class Skipped extends Error {}

/** Nobody's, so that nothing is sent to anybody. */
const NOBODY = { mail: 'nobody@store.invalid', mobile: '0000000000', code: '000000' };
/** A pincode of Kochi, whether it is served or not. */
const PINCODE = '682001';
const { signal } = new AbortController();

const memoize = <T>(read: () => Promise<T>) => {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= read();
    return answer;
  };
};

/** That the store's client can read the answer is enough. */
const readAny =
  (call: () => Promise<unknown>): Read =>
  async () => {
    await call();
    return null;
  };

const readSome =
  (read: () => Promise<readonly unknown[]>, missing: string): Read =>
  async () =>
    (await read()).length === 0 ? missing : null;

/** The first of a list, for a call that needs one. */
async function requireFirst<T>(read: () => Promise<readonly T[]>, description: string): Promise<T> {
  const [found] = await read().catch(() => []);
  if (found === undefined) throw new Skipped(`there is no ${description} to ask for`);
  return found;
}

/** A refusal of this kind is the right answer, and so is that nobody goes by that name; rejects with any other. */
async function expectRefusal(call: () => Promise<unknown>, kind: string, otherwise: string): Promise<null> {
  try {
    await call();
  } catch (error) {
    if (isFailure(error, kind as FailureKind) || (isFailure(error, 'notFound') && error.detail !== '')) return null;
    throw error;
  }
  throw new Error(otherwise);
}

/** Rejects with what is wrong where an answer holds what it cannot. */
const expectDenial =
  (call: () => Promise<boolean>, otherwise: string): Read =>
  async () => {
    if (await call()) throw new Error(otherwise);
    return null;
  };

/** The reads of one kind of products. */
function createListReads(name: string, listing: ProductListing, isComplete: boolean): Record<string, Read> {
  const cards = memoize(
    async (): Promise<readonly ListCard[]> =>
      isComplete ? listing.fetchAll(signal) : (await listing.fetchPage({ page: 1 }, signal)).cards,
  );
  return {
    [`${name}.list`]: readSome(cards, 'no entry can be sold: each needs a title, an alias, a variation and a price'),
    [`${name}.byAlias`]: async () => {
      const { path } = await requireFirst(cards, 'product');
      const alias = path.replace('/decor-objects/', '/object/');
      return (await listing.fetchProduct(alias, signal))
        ? null
        : `field_path_alias ${alias} finds nothing that can be sold`;
    },
    [`${name}.variation`]: async () => {
      const { variation } = await requireFirst(cards, 'product');
      if (!variation) throw new Skipped('there is no variation to ask for');
      return (await fetchOffer(variation, signal)).price === null ? 'the variation has no price' : null;
    },
  };
}

const page = async (name: FixedPage, description: string) =>
  (await fetchFixedPage(name, signal))?.html.trim() ? [] : [`the page ${description}`];
const node = async (id: number) => ((await fetchStaticPage(id, signal))?.html.trim() ? [] : [String(id)]);
const joinMissing = (missing: readonly string[][]) => missing.flat().join(', ');

/**
 * How the store makes each call that a guest may make, by the names of the API page, and by the store's own client with its
 * schemas. Calls of customers, and those that write, are not here.
 */
export function createReads(): Record<string, Read> {
  const arts = memoize(async () => (await fetchArts({ page: 1 })).cards);
  const frames = memoize(async () => selectFrames(await fetchFrameEntries()));
  const articles = memoize(async () => (await fetchArticles(1)).cards);
  const article = () => requireFirst(articles, 'article');
  return {
    'session.token': readAny(() => fetchCsrfToken()),
    'session.tokenNow': readAny(() => fetchCsrfToken()),
    'oauth.password': () =>
      expectRefusal(
        () => signInWithPassword({ name: NOBODY.mail, password: NOBODY.code }),
        'wrongPassword',
        'anybody is signed in by any password',
      ),
    'otp.verify': () =>
      expectRefusal(
        () => verifyCode({ mobile: NOBODY.mobile, otp: NOBODY.code, type: 'login' }),
        'wrongCode',
        'a wrong code is taken for the right one',
      ),
    'email.check': expectDenial(
      async () => (await checkMail(NOBODY.mail)) === 'verified',
      'an unknown e-mail counts as taken',
    ),
    'email.verify': expectDenial(
      async () => verifyMail(NOBODY.mail, NOBODY.code),
      "a wrong code is not answered with data equal to 'failed'",
    ),
    'user.find': expectDenial(
      async () => (await findUserByName(NOBODY.mobile)) !== null,
      'the filter by name finds another user',
    ),
    'arts.list': readSome(
      arts,
      'no print can be sold: each needs a title, an alias, a picture and a variation with a price',
    ),
    'arts.read': async () => {
      const { path: alias } = await requireFirst(arts, 'print');
      const art = await fetchArtByAlias(alias);
      if (!art) return `field_path_alias ${alias} finds no print`;
      return art.max.width > 0 && art.max.height > 0 ? null : 'the print has no field_max_width and field_max_height';
    },
    'arts.customImage': readAny(() => fetchCustomImageVariation()),
    'frames.list': readSome(frames, 'no frame can be sold: each needs a title and a variation'),
    ...createListReads('galleryWalls', galleryWallListing, true),
    ...createListReads('gifts', giftListing, true),
    ...createListReads('objects', objectListing, false),
    ...createListReads('mixedMedia', mixedMediaListing, false),
    'colours.list': readSome(() => fetchTermNames('/jsonapi/taxonomy_term/colour'), 'there is no colour'),
    'styles.list': readSome(() => fetchTermNames('/jsonapi/taxonomy_term/style'), 'there is no style'),
    'frameTypes.list': readSome(() => fetchTermNames('/jsonapi/taxonomy_term/frame_type'), 'there is no type of frame'),
    'collections.list': async () => {
      if ((await fetchThemes()).length === 0) return 'there is no collection';
      return (await fetchHomeThemes()).length === 0 ? 'no collection has field_checked yes, for home' : null;
    },
    'orientations.list': readSome(fetchOrientations, 'there is no orientation'),
    'pincode.find': readAny(() => findPlace(PINCODE)),
    'prices.list': readAny(() => fetchPriceTable()),
    'search.suggest': readAny(() => fetchHits('suggest', 'a')),
    'search.byTitle': readAny(() => fetchHits('byTitle', 'a')),
    'search.matchingTitle': readAny(() => fetchHits('matchingTitle', 'a')),
    'reviews.list': readAny(async () => fetchReviews((await requireFirst(frames, 'frame')).id)),
    'blocks.basic': readSome(home.fetchHomeTexts, 'home has no texts'),
    'blocks.actions': readSome(home.fetchCallsToAction, 'home has no way on'),
    'blocks.steps': readSome(home.fetchFramingSteps, 'home has no steps of custom framing'),
    'blocks.galleryWalls': async () =>
      (await home.fetchHomeWalls())?.walls.length ? null : 'home has no gallery walls',
    'blocks.banners': readSome(home.fetchBanners, 'home has no banner with a picture'),
    'blocks.store': readSome(home.fetchStoreSlides, 'home has no look into the store'),
    'blocks.promises': readSome(home.fetchPromises, 'home has no promises'),
    'testimonials.list': readSome(home.fetchTestimonials, 'there is no testimonial'),
    'page.returnPolicy': async () => ((await node(361)).length ? 'there is no page of node id 361' : null),
    'page.care': async () => {
      const missing = joinMissing(await Promise.all([362, 363, 364, 365, 366, 367, 368, 369].map(node)));
      return missing && `there is no page of node id ${missing}`;
    },
    'page.byAlias': async () => {
      const missing = await Promise.all([
        page('about', '/about'),
        page('stores', '/stores'),
        page('faq', '/faq'),
        page('terms', '/terms_of_service, without which nobody can order'),
        page('privacy', '/privacy_policy'),
      ]);
      return joinMissing(missing) && `there is no ${joinMissing(missing).replace(/^the /, '')}`;
    },
    'articles.list': readSome(articles, 'there is no article'),
    'articles.byAlias': async () => {
      const { path } = await article();
      return (await fetchArticleByAlias(path)) ? null : `field_path_alias ${path} finds no article`;
    },
    'articles.byNid': readAny(() => fetchArticleByNid('1')),
    'store.read': readAny(() =>
      getJsonApi(
        documentSchema(resourceSchema('commerce_store--online', {})),
        `/jsonapi/commerce_store/online/${STORE_ID}`,
      ),
    ),
    'coupons.find': readAny(() => findCoupon('CHECK-0')),
    'newsletter.find': expectDenial(async () => isSubscribed(NOBODY.mail), 'the filter by title finds another address'),
    'payments.poll': readAny(() => fetchPaymentState('0')),
    'payments.settle': async () => {
      throw new Skipped('it is the test gateway’s, which no real host has');
    },
  };
}
