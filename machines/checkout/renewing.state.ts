import type { UserSession } from '../../src/domain/userSession.ts';
import { checkoutSetup } from './checkout.setup.ts';

/** Where it goes on with the session renewed, where it cannot be, and where nobody could say. */
type Targets = { description: string; success: string; spent: string; unanswered: string };

/** Once in a review a session that grew old is renewed before anybody is notified. */
export const createRenewingState = ({ description, success, spent, unanswered }: Targets) =>
  checkoutSetup.createStateConfig({
    description,
    meta: { messages: ['checkout.renewing'] },
    invoke: {
      id: 'renewSession',
      src: 'renewSession',
      input: ({ context }) => context.session as UserSession,
      onDone: {
        target: success,
        description: 'The session is renewed',
        actions: [{ type: 'keepTokens', params: ({ event }) => event.output }, 'remember', 'sendCouponSubject'],
      },
      onError: [
        {
          guard: { type: 'isUnknown', params: ({ event }) => ({ error: event.error }) },
          target: spent,
          description: 'It cannot be renewed',
        },
        { target: unanswered, description: 'No answer, or none of use' },
      ],
    },
  });
