import { beforeEach, describe, expect, test } from 'vitest';
import { type BackendBench, createBench, getError } from './bench.ts';
import { createRegistration, registerCustomer, registerGuest, type Shopper, signIn } from './shopper.ts';

let backend: BackendBench;
beforeEach(() => {
  backend = createBench();
});

const MOBILE = '9847012345';
const value = (text: string) => [{ value: text }];
const form = (over: object = {}) => ({
  ...createRegistration({ mobile: MOBILE, mail: 'asha@example.com', password: 'secret-1' }),
  ...over,
});
const register = (over?: object) => backend.post('/user/register?_format=json', form(over));

describe('registering', () => {
  test('[API-09] answers in lists of values, and the user is then found by name', async () => {
    const { status, body } = await register();
    const moment = { value: '2026-11-21T06:00:00+00:00', format: 'Y-m-d\\TH:i:sP' };
    expect([status, body]).toEqual([
      200,
      {
        uid: [{ value: expect.any(Number) }],
        uuid: [{ value: expect.stringMatching(/^[0-9a-f-]{36}$/) }],
        langcode: [{ value: 'en' }],
        name: [{ value: MOBILE }],
        created: [moment],
        changed: [moment],
        default_langcode: [{ value: true }],
        metatag: [],
        customer_profiles: [],
        commerce_remote_id: [],
        field_alternate_number: [],
        field_full_name: [{ value: 'Asha Menon' }],
        user_picture: [],
      },
    ]);
    const found = await backend.get(`/jsonapi/user/user?filter[name]=${MOBILE}`);
    expect(found.body.data.map(({ id }: { id: string }) => id)).toEqual([body.uuid[0].value]);
  });

  test('[API-09] takes plain value objects too', async () => {
    expect((await register({ name: { value: '9847000002' } })).status).toBe(200);
  });

  test.each([
    [{ name: value('9847000002') }, 'mail: The email address asha@example.com is already taken.\n'],
    [{ mail: value('other@example.com') }, `name: The username ${MOBILE} is already taken.\n`],
    [
      {},
      `name: The username ${MOBILE} is already taken.\nmail: The email address asha@example.com is already taken.\n`,
    ],
    [{ name: value('1'), mail: value('notmail') }, 'mail.0.value: This value is not a valid email address.\n'],
    [{ name: value('1'), mail: [] }, 'mail: Email field is required.\n'],
    [
      { name: value(''), mail: value('b@example.com') },
      'name: You must enter a username.\nname: The username  is already taken.\nname: This value should not be null.\n',
    ],
    [
      { name: value(' <b>Asha</b>'), mail: value('b@example.com') },
      'name: The username cannot begin with a space.\nname: The username contains an illegal character.\n',
    ],
    [
      { name: value('asha  '), mail: value('b@example.com') },
      'name: The username cannot end with a space.\nname: The username cannot contain multiple spaces in a row.\n',
    ],
    [
      { name: value('9'.repeat(61)), mail: value('b@example.com') },
      `name: The username ${'9'.repeat(61)} is too long: it must be 60 characters or less.\n`,
    ],
    [
      { name: value('1'), mail: value('b@example.com'), field_full_name: value('a'.repeat(256)) },
      'field_full_name.0.value: Full name: may not be longer than 255 characters.\n',
    ],
  ])('[API-09] a second account with %j is refused', async (over, lines) => {
    await register();
    const { status, body } = await register(over);
    expect([status, body]).toEqual([422, { message: `Unprocessable Entity: validation failed.\n${lines}` }]);
  });

  test('[API-09] no password, broken JSON and an empty body', async () => {
    const path = '/user/register?_format=json';
    expect(getError(await register({ pass: [] })).slice(0, 2)).toEqual([422, 'No password provided.']);
    expect(getError(await backend.post(path, '{bad')).slice(0, 2)).toEqual([400, 'Syntax error']);
    expect(getError(await backend.post(path, '')).slice(0, 2)).toEqual([
      400,
      'No user account data for registration received.',
    ]);
    const { bearer } = await registerGuest(backend);
    const signedIn = await backend.post(path, form(), { bearer });
    expect(getError(signedIn).slice(0, 2)).toEqual([403, 'Only anonymous users can register a user.']);
  });

  test('[API-09] a welcome goes to the mailbox', async () => {
    await register();
    expect(backend.inbox()).toEqual([
      {
        to: 'asha@example.com',
        subject: 'Welcome to Mitre & Mat',
        text: 'Dear Asha Menon, your account at Mitre & Mat is ready. You can sign in with 9847012345 or with asha@example.com.',
        code: '',
        sent: '2026-11-21T06:00:00+00:00',
      },
    ]);
  });

  test('[API-09] SQL and HTML in a full name are kept as they are, and do no harm', async () => {
    const nasty = `Robert'); DROP TABLE users;-- <script>alert("1")</script>`;
    const { body } = await register({ field_full_name: value(nasty) });
    expect(body.field_full_name).toEqual([{ value: nasty }]);
    expect((await backend.get(`/jsonapi/user/user?filter[name]=${MOBILE}`)).body.data).toHaveLength(1);
  });

  test('[API-09] what is posted otherwise than as JSON, or asks for none', async () => {
    const path = '/user/register?_format=json';
    const refused = [406, 'A route that returns a rendered array as its response only supports the HTML format.'];
    const plain = await backend.post(path, JSON.stringify(form()), { type: 'text/plain' });
    expect(getError(plain).slice(0, 2)).toEqual(refused);
    expect(getError(await backend.get(path)).slice(0, 2)).toEqual(refused);
    const page = await backend.post('/user/register', form());
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=UTF-8']);
    const unknown = await register({ nope: value('x') });
    expect([unknown.status, unknown.text]).toEqual([
      500,
      'The website encountered an unexpected error. Try again later.',
    ]);
    expect(backend.inbox()).toEqual([]);
  });
});

describe('users', () => {
  test('[API-06] a name that nobody has finds nothing', async () => {
    expect((await backend.get('/jsonapi/user/user?filter[name]=9999999999')).body.data).toEqual([]);
  });

  test('[API-06] a stranger is shown the display name and no more', async () => {
    const { id } = await registerGuest(backend, MOBILE);
    const links = { self: { href: `https://store.test/jsonapi/user/user/${id}` } };
    const stranger = { type: 'user--user', id, links, attributes: { display_name: 'Customer' } };
    expect((await backend.get(`/jsonapi/user/user?filter[name]=${MOBILE}`)).body.data).toEqual([stranger]);
    expect((await backend.get(`/jsonapi/user/user/${id}`)).body.data).toEqual(stranger);
  });

  test('[API-07] a mail address is for its owner alone; nobody sees a password', async () => {
    const shopper = await registerGuest(backend);
    const path = `/jsonapi/user/user/${shopper.id}`;
    const [own, foreign] = [await backend.get(path, shopper), await backend.get(path)];
    expect(own.body.data.attributes.mail).toBe('guest@example.com');
    expect('mail' in foreign.body.data.attributes).toBe(false);
    expect(own.text + foreign.text).not.toMatch(/pass|digest|made-up/);
  });

  describe('changing the account', () => {
    let shopper: Shopper;
    const patch = (attributes: object, bearer = shopper.bearer) =>
      backend.send(
        'PATCH',
        `/jsonapi/user/user/${shopper.id}`,
        { data: { type: 'user--user', id: shopper.id, attributes } },
        { bearer },
      );
    const saved = {
      name: '9847099999',
      mail: 'asha.m@example.com',
      field_full_name: 'Asha M',
      field_alternate_number: '9876500001',
    };
    const missing = "mail: Your current password is missing or incorrect; it's required to change the Email.";

    beforeEach(async () => {
      shopper = await registerCustomer(backend);
    });

    test('[API-18] takes name, mail, full name and alternative number', async () => {
      const { status, body } = await patch(saved);
      expect([status, body.data.attributes]).toEqual([
        200,
        expect.objectContaining({ ...saved, display_name: 'Customer' }),
      ]);
      expect((await backend.get(`/jsonapi/user/user/${shopper.id}`, shopper)).body.data.attributes).toMatchObject(
        saved,
      );
    });

    test.each([
      [{ name: '9847000003' }, 'name: The username 9847000003 is already taken.', '/data/attributes/name'],
      [{ name: '' }, 'name: You must enter a username.', '/data/attributes/name'],
      [
        { mail: 'other@example.com' },
        'mail: The email address other@example.com is already taken.',
        '/data/attributes/mail',
      ],
      [{ mail: 'x' }, 'mail.0.value: This value is not a valid email address.', '/data/attributes/mail/value'],
      [{ mail: null }, 'mail: Email field is required.', '/data/attributes/mail'],
      [{ nope: 'x' }, 'The attribute nope does not exist on the user--user resource type.', undefined],
    ])('[API-18] %j is refused, and nothing is changed', async (attributes, detail, pointer) => {
      await registerGuest(backend, '9847000003', 'other@example.com');
      const before = backend.store.get('user--user', shopper.id);
      expect(getError(await patch({ field_full_name: 'Z', ...attributes }))).toEqual([422, detail, pointer]);
      expect(backend.store.get('user--user', shopper.id)).toEqual(before);
    });

    test('[API-18] [SESS-13] is for the account itself', async () => {
      const other = await registerGuest(backend, '9847000003', 'other@example.com');
      expect(getError(await patch({ field_full_name: 'x' }, other.bearer)).slice(0, 2)).toEqual([
        403,
        "Users can only update their own account, unless they have the 'administer users' permission.",
      ]);
    });

    test('[API-18] in a Drupal 10 the name stays, and another mail address needs the password', async () => {
      const { body } = await register({ mail: value('ravi@example.com'), name: value('9847000004') });
      backend.change({ profile: 'drupal10' });
      const token = async () => (await signIn(backend, '9847000004', 'secret-1')).body.access_token;
      shopper = { id: body.uuid[0].value, bearer: await token(), refresh: '' };
      expect(getError(await patch({ name: 'x' }))).toEqual([
        403,
        'The current user is not allowed to PATCH the selected field (name).',
        '/data/attributes/name',
      ]);
      const mail = 'x@example.com';
      expect(getError(await patch({ mail }))).toEqual([422, missing, '/data/attributes/mail']);
      expect(getError(await patch({ mail, pass: { existing: 'bad' } }))[1]).toBe(missing);
      const changed = await patch({ name: '9847000004', mail, pass: { existing: 'secret-1' } });
      expect([changed.status, changed.body.data.attributes.mail, 'pass' in changed.body.data.attributes]).toEqual([
        200,
        mail,
        false,
      ]);
    });

    test.each([
      [{ mail: 'thief@example.com' }, 'mail'],
      [{ name: '9847000003' }, 'name'],
    ])(
      '[API-15] [API-18] who came in by a code that was told does not keep the account by %j',
      async (change, field) => {
        shopper = await registerGuest(backend, '9847000004', 'owner@example.com');
        const before = backend.store.get('user--user', shopper.id);
        expect(getError(await patch(change))).toEqual([
          403,
          `The current user is not allowed to PATCH the selected field (${field}).`,
          `/data/attributes/${field}`,
        ]);
        expect(backend.store.get('user--user', shopper.id)).toEqual(before);
        expect((await patch({ name: '9847000004', mail: 'owner@example.com', field_full_name: 'Asha' })).status).toBe(
          200,
        );
      },
    );

    test('[API-18] no password is set in passing', async () => {
      expect(getError(await patch({ pass: { existing: 'x', value: 'y' } }))).toEqual([
        403,
        'The current user is not allowed to PATCH the selected field (pass).',
        '/data/attributes/pass',
      ]);
    });
  });
});
