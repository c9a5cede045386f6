import { setup } from 'xstate';
import type { Meta } from '../kit/meta.ts';

/** A new password by a temporary one; `done` where it was set. */
export const passwordResetMachine = setup({
  types: {
    input: {} as { mail: string },
    context: {} as { mail: string; done: boolean },
    output: {} as { mail: string; done: boolean },
    events: {} as { type: 'reset.stub' },
    meta: {} as Meta,
  },
}).createMachine({
  id: 'passwordReset',
  description: 'A new password by a temporary one',
  context: ({ input }) => ({ mail: input.mail, done: false }),
  output: ({ context: { mail, done } }) => ({ mail, done }),
  initial: 'asking',
  states: { asking: { description: 'The e-mail is asked for' } },
});
