import { formatPlan } from './plan.ts';
import { wallSetup } from './wall.setup.ts';

/** A plan that is not kept yet: whatever changed it. */
const changed = { guard: 'isChanged', target: 'keeping', description: 'The plan is another one' } as const;

/** Whether address and browser hold the plan as it stands. */
export const keepingState = wallSetup.createStateConfig({
  description: 'The plan in the address and in the browser',
  initial: 'kept',
  states: {
    kept: { description: 'Both have the plan, or nothing was changed', always: changed },
    keeping: {
      description: 'The address has it; the browser is given it',
      entry: ['markKept', 'writeAddress'],
      always: { ...changed, reenter: true },
      invoke: {
        id: 'keepPlan',
        src: 'keepPlan',
        input: ({ context }) => ({ query: formatPlan(context.history.present) }),
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => event.output },
            target: 'kept',
            description: 'It will be there the next time',
          },
          { target: 'unkept', description: 'The browser has no room, or keeps nothing' },
        ],
      },
    },
    unkept: { description: 'Only the address holds the plan', meta: { messages: ['wall.unkept'] }, always: changed },
  },
});
