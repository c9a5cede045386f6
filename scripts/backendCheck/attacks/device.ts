import { type Attack, type Host, NotTriedError, patchEntity, register, sendForm } from './attack.ts';
import { getGuest } from './probeOrders.ts';

/** A user's own e-mail is shown to nobody else. */
async function canReadOwn({ send }: Host, { id, bearer }: { id: string; bearer: string }): Promise<boolean> {
  const { status, body } = await send(`/jsonapi/user/user/${id}`, { bearer });
  return status === 200 && typeof body?.data?.attributes?.mail === 'string';
}

/** One character more than a Drupal text field holds. */
const LONG = 'a'.repeat(256);

/** What a device that is left behind, or a form that is sent past the store, gives a stranger (SESS-06). */
export const deviceAttacks: readonly Attack[] = [
  {
    name: 'device.revoked',
    requirement: 'A token that was revoked as its owner signed out reads nothing any more and brings no other.',
    async attempt(host) {
      const guest = await host.createGuest();
      if (!(await canReadOwn(host, guest))) throw new NotTriedError('a guest’s token reads nothing of the guest’s own');
      const { status } = await sendForm(host, '/oauth/revoke', {
        token: guest.refresh,
        token_type_hint: 'refresh_token',
      });
      await sendForm(host, '/oauth/revoke', { token: guest.bearer, token_type_hint: 'access_token' });
      const answer = `/oauth/revoke answers ${status}`;
      if (await canReadOwn(host, guest))
        return `whoever copied a token reads on after its owner has signed out: ${answer}`;
      const renewed = await sendForm(host, '/oauth/token', {
        grant_type: 'refresh_token',
        refresh_token: guest.refresh,
      });
      return renewed.body?.access_token ? `a revoked refresh token brings new tokens: ${answer}` : null;
    },
  },
  {
    name: 'forms.long',
    requirement:
      'A text longer than its field is refused with 422, and neither taken nor answered with a fault of the server.',
    async attempt(host) {
      const { id, bearer } = await getGuest(host, 'stranger');
      const longName = { type: 'user--user', id, attributes: { field_full_name: LONG } };
      const changed = await patchEntity(host, '/jsonapi/user/user', longName, bearer);
      const registered = await register(host, {
        mobile: `1${LONG}`,
        mail: 'long@probe.example',
        password: 'Probe@12345',
        fullName: LONG,
      });
      const wrong = Object.entries({ 'a changed profile': changed, 'a registration': registered }).find(
        ([, { status }]) => status !== 422,
      );
      return wrong ? `${wrong[0]} with a name of 256 characters is answered with ${wrong[1].status}` : null;
    },
  },
];
