import { randomUUID } from 'node:crypto';
import { type Attack, type Host, isSuccess, requestReportedCode, sendForm } from './attack.ts';
import { findPrint, getGuest } from './probeOrders.ts';

const COUPONS = '/jsonapi/commerce_promotion_coupon/commerce_promotion_coupon';
const PROMOTIONS = '/jsonapi/commerce_promotion/commerce_promotion';
const TOO_MANY_REQUESTS = 429;
const MAX_GUESSES = 60;

/** Makes guesses until the host has had enough of them; null then, else how many it took. */
async function guess(description: string, attempt: () => Promise<{ status: number }>): Promise<string | null> {
  for (let guesses = 0; guesses < MAX_GUESSES; guesses++)
    if ((await attempt()).status === TOO_MANY_REQUESTS) return null;
  return `${MAX_GUESSES} ${description} are tried in a row`;
}

/** A code for a guest's own account that a host reports, twice, as two browsers would ask for it. */
async function askTwice(host: Host, mail: string) {
  const owner = await requestReportedCode(host, { mail, type: 'guest' });
  const other = await requestReportedCode(host, { mail, type: 'guest' });
  return { owner, other };
}

/** What may be tried until it fits: codes, passwords and coupons (OTP-20, AUTH-25, COUP-18). */
export const guessingAttacks: readonly Attack[] = [
  {
    name: 'guessing.otherBrowser',
    requirement: 'A code is good with the otp_uid that came with it, which only the browser has that asked for it.',
    async attempt(host) {
      const mail = `${randomUUID()}@probe.example`;
      const { owner, other } = await askTwice(host, mail);
      const verify = (check: object) => host.send('/otp/verify', { body: { mail, type: 'guest', ...check } });
      if (isSuccess(await verify({ otp: owner.otp }))) return 'a code signs in without its identifier';
      if (owner.otp === other.otp) return null;
      return isSuccess(await verify({ otp: owner.otp, otp_uid: other.otp_uid }))
        ? 'a code of one browser signs in another'
        : null;
    },
  },
  {
    name: 'guessing.lock',
    requirement: 'Wrong codes spoil the code of whoever tries them, and lock nobody else out.',
    async attempt(host) {
      const mail = `${randomUUID()}@probe.example`;
      const { owner, other } = await askTwice(host, mail);
      const verify = (check: object) => host.send('/otp/verify', { body: { mail, type: 'guest', ...check } });
      for (let guesses = 0; guesses < 5; guesses++) await verify({ ...other, otp: '0000' });
      return isSuccess(await verify(owner)) ? null : 'who guesses five times locks the owner out';
    },
  },
  {
    name: 'guessing.password',
    requirement: 'Passwords of one name are tried a few times, and then no more for a while.',
    attempt: (host) =>
      guess('passwords', () =>
        sendForm(
          host,
          '/oauth/token',
          { grant_type: 'password', username: 'nobody', password: randomUUID() },
          { isLimited: true },
        ),
      ),
  },
  {
    name: 'guessing.couponList',
    requirement: 'A coupon is found by its exact code alone; neither coupons nor promotions are in a list.',
    async attempt(host) {
      const { bearer } = await getGuest(host, 'stranger');
      const paths = [
        COUPONS,
        PROMOTIONS,
        `${COUPONS}?filter[status]=1`,
        `${COUPONS}?filter[code][operator]=CONTAINS&filter[code][value]=1`,
        `${COUPONS}?filter[a][path]=code&filter[a][operator]=STARTS_WITH&filter[a][value]=S`,
      ];
      for (const path of paths)
        for (const sent of [{}, { bearer }]) {
          const { body } = await host.send(path, sent);
          if (Array.isArray(body?.data) && body.data.length > 0) return `${path} lists what there is`;
        }
      return null;
    },
  },
  {
    name: 'guessing.coupon',
    requirement: 'A price counts as a guess of the coupon in it, and is refused after a few that were wrong.',
    async attempt(host) {
      const { variation } = await findPrint(host);
      const { id, bearer } = await getGuest(host, 'stranger');
      const item = { variation, media: 'Paper', width: 12, height: 16, framed: false, quantity: 1, source: 'art' };
      return guess('coupons', () =>
        host.send('/order/price', {
          isLimited: true,
          bearer,
          body: { items: [item], coupon: randomUUID().slice(0, 8), uid: id },
        }),
      );
    },
  },
];
