import type { Meta } from '@storybook/react-vite';
import { createStateStories } from '../../../.storybook/stateStories.tsx';
import { sessionSamples } from '../../../machines/session/session.samples.ts';
import { session } from './session.ts';
import { UserMenu } from './UserMenu.tsx';

export default {
  component: UserMenu,
} satisfies Meta<typeof UserMenu>;

const at = createStateStories(session, sessionSamples);

export const Unknown = at('unknown');
export const Browsing = at('guest.browsing');
export const SigningIn = at('guest.signingIn');
export const Customer = at('customer.current');
export const Renewing = at('customer.renewing');
export const SignedOut = at('signedOut');
export const Expired = at('expired');
