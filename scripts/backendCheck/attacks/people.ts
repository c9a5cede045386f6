import { randomUUID } from 'node:crypto';
import {
  type Attack,
  createMobile,
  type Host,
  isSuccess,
  NotTriedError,
  register,
  sendForm,
  signInByReportedCode,
} from './attack.ts';
import { getGuest } from './probeOrders.ts';

const USERS = '/jsonapi/user/user';
const SUBSCRIBERS = '/jsonapi/node/news_letter';
const STARTS_WITH = (field: string, value: string) =>
  `filter[a][path]=${field}&filter[a][operator]=STARTS_WITH&filter[a][value]=${value}`;
// an address names what was requested
const withoutLinks = (text: string) => text.replaceAll(/"(?:href|via)":\s*"[^"]*"/g, '');

/** The first of these paths that lists somebody but the caller; null where none does. */
async function findList({ send }: Host, paths: readonly string[], caller?: { id: string; bearer: string }) {
  for (const path of paths) {
    const { body } = await send(path, caller ? { bearer: caller.bearer } : {});
    const entries: { id: string }[] = Array.isArray(body?.data) ? body.data : [];
    if (entries.some(({ id }) => id !== caller?.id)) return path;
  }
  return null;
}

const token = (host: Host, fields: Record<string, string>) => sendForm(host, '/oauth/token', fields);

/** How `/oauth/token` names a wrong password; any other refusal of a right one asks for verification. */
const WRONG_PASSWORD = ['invalid_grant', 'invalid_credentials'];

/** Lists of people, and accounts that somebody prepares for another (API-02, API-06, GUEST-01). */
export const peopleAttacks: readonly Attack[] = [
  {
    name: 'people.users',
    requirement:
      'Users are in nobody’s list: one is found by whoever names the whole user name, and by no other filter.',
    async attempt(host) {
      const { mobile } = await getGuest(host, 'owner');
      const stranger = await getGuest(host, 'stranger');
      const paths = [
        USERS,
        '/jsonapi/User/user',
        `${USERS}?sort=-created`,
        `${USERS}?${STARTS_WITH('name', mobile.slice(0, 2))}`,
        `${USERS}?filter[name][operator]=CONTAINS&filter[name][value]=1`,
      ];
      const list = (await findList(host, paths)) ?? (await findList(host, paths, stranger));
      return list && `${list} lists users`;
    },
  },
  {
    name: 'people.displayName',
    requirement: 'What a stranger sees of a user, its display_name, is no mobile number.',
    async attempt(host) {
      const { mobile } = await getGuest(host, 'owner');
      const { text } = await host.send(`${USERS}?filter%5Bname%5D=${mobile}`);
      return withoutLinks(text).includes(mobile) ? 'a user is shown with the mobile number' : null;
    },
  },
  {
    name: 'people.subscribers',
    requirement:
      'Subscribers of the newsletter are read by nobody; whoever names an address learns no more than that it is there.',
    async attempt(host) {
      const mail = `${randomUUID()}@probe.example`;
      const document = { data: { type: 'node--news_letter', attributes: { title: mail } } };
      const { status, body } = await host.send(SUBSCRIBERS, { body: document });
      if (status !== 201) throw new NotTriedError(`nobody can subscribe (${status})`);
      try {
        const list = await findList(host, [
          SUBSCRIBERS,
          '/jsonapi/node/News_letter',
          `${SUBSCRIBERS}?${STARTS_WITH('title', mail.slice(0, 8))}`,
          `${SUBSCRIBERS}?filter[title][operator]=CONTAINS&filter[title][value]=@`,
        ]);
        if (list) return `${list} lists subscribers`;
        return isSuccess(await host.send(`${SUBSCRIBERS}/${body.data.id}`)) ? 'a subscriber is read by its uuid' : null;
      } finally {
        await host.send('/newsletter/unsubscribe', { body: { mail } });
      }
    },
  },
  {
    name: 'people.newsletterLink',
    requirement: 'A subscription is confirmed by the signed link of a letter to the address, and by no other.',
    async attempt(host) {
      const answer = await host.send('/newsletter/confirm', {
        body: { mail: 'nobody@probe.example', key: randomUUID() },
      });
      return isSuccess(answer) ? 'a subscription is confirmed by a link that was made up' : null;
    },
  },
  {
    name: 'people.takeover',
    requirement:
      'Whoever comes in by a code to a number that nobody has proven ends all its tokens, and its password and e-mail are dropped.',
    async attempt(host) {
      const [mobile, password] = [createMobile(), randomUUID()];
      const registered = await register(host, { mobile, mail: `${randomUUID()}@probe.example`, password });
      if (!isSuccess(registered)) throw new NotTriedError(`nobody can register (${registered.status})`);
      const attacker = await signInByReportedCode(host, mobile, 'signup');
      const owner = await signInByReportedCode(host, mobile, 'guest');
      const id = registered.body?.uuid?.[0]?.value;
      const { body: seen } = await host.send(`${USERS}/${id}`, { bearer: attacker.access_token });
      if (seen?.data?.attributes?.name) return 'a token of before reads the owner’s account';
      if (isSuccess(await token(host, { grant_type: 'refresh_token', refresh_token: attacker.refresh_token })))
        return 'a refresh token of before is renewed';
      if (isSuccess(await token(host, { grant_type: 'password', username: mobile, password })))
        return 'the password of before signs in';
      const { body: own } = await host.send(`${USERS}/${id}`, { bearer: owner.access_token });
      return own?.data?.attributes?.mail ? 'the e-mail of before is the account’s' : null;
    },
  },
  {
    name: 'people.contestedMail',
    requirement:
      'Where an e-mail that nobody has verified is registered again with another password, the first password is dropped.',
    async attempt(host) {
      const [mail, password] = [`${randomUUID()}@probe.example`, randomUUID()];
      const registered = await register(host, { mobile: createMobile(), mail, password });
      if (!isSuccess(registered)) throw new NotTriedError(`nobody can register (${registered.status})`);
      await register(host, { mobile: createMobile(), mail, password: randomUUID() });
      const { body } = await token(host, { grant_type: 'password', username: mail, password });
      return WRONG_PASSWORD.includes(body?.error) ? null : 'whoever registered it first knows the password still';
    },
  },
];
