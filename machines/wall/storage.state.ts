import { formatPlan } from './plan.ts';
import { wallSetup } from './wall.setup.ts';

/** A plan that is not saved yet: whatever changed it. */
const changed = { guard: 'isChanged', target: 'saving', description: 'The plan is another one' } as const;

/** Whether address and browser hold the plan as it stands. */
export const storageState = wallSetup.createStateConfig({
  description: 'The plan in the address and in the browser',
  initial: 'saved',
  states: {
    saved: { description: 'Both have the plan, or nothing was changed', always: changed },
    saving: {
      description: 'The address has it; the browser is given it',
      entry: ['markSaved', 'writeAddress'],
      always: { ...changed, reenter: true },
      invoke: {
        id: 'savePlan',
        src: 'savePlan',
        input: ({ context }) => ({ query: formatPlan(context.history.present) }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'saved',
            description: 'It will be there the next time',
          },
          { target: 'unsaved', description: 'The browser has no room, or keeps nothing' },
        ],
      },
    },
    unsaved: { description: 'Only the address holds the plan', meta: { messages: ['wall.unsaved'] }, always: changed },
  },
});
