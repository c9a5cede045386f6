import { type AnyStateNode, not } from 'xstate';
import type { Transition } from '../../machines/kit/transitions.ts';
import { getActionNames, getGuardName } from '../../src/visualiser/graph/names.ts';
import { type Mutant, removeAt, replaceProperties } from './mutant.ts';

const never = () => false;

/** Another state beside this one in which the chart would stay, where there is one. */
const besides = (state: AnyStateNode): AnyStateNode | undefined =>
  state.parent?.type === 'compound'
    ? Object.values(state.parent.states).find((other) => other !== state && other.type !== 'history' && !other.always)
    : undefined;

const isInside = (state: AnyStateNode, outer: AnyStateNode): boolean =>
  state === outer || (state.parent !== undefined && isInside(state.parent, outer));

/** Is something done, begun or ended where this state itself is left or entered? */
const isFelt = ({ entry, exit, invoke }: AnyStateNode) => entry.length + exit.length + invoke.length > 0;

/**
 * What can be wrong with one transition. Its place among the branches is left alone: most exclude each other, and where
 * two hold at once, the first being never taken states the same.
 */
export function mutateTransition({ id, definition }: Transition): Mutant[] {
  const { guard, target, actions, reenter, source } = definition;
  const change = (description: string, parts: Record<string, unknown>): Mutant => ({
    id,
    change: description,
    apply: replaceProperties(definition, parts),
  });
  const mutants = [change('is never taken', { guard: never })];
  if (guard) {
    mutants.push(
      change(`is taken whether or not ${getGuardName(guard)}`, { guard: undefined }),
      change(`is taken where ${getGuardName(guard)} does not hold`, { guard: not(guard as never) }),
    );
  }
  const [aim] = target ?? [];
  if (aim) {
    mutants.push(change('leads nowhere', { target: undefined }));
    const other = besides(aim);
    if (other) mutants.push(change(`leads to ${other.path.join('.')}`, { target: [other] }));
    if (isInside(aim, source) && isFelt(source)) {
      const description = reenter ? 'does not leave its state on the way' : 'leaves its state on the way';
      mutants.push(change(description, { reenter: !reenter }));
    }
  }
  return [
    ...mutants,
    ...getActionNames(actions).map((action, place) =>
      change(`leaves out ${action}`, { actions: removeAt(actions, place) }),
    ),
  ];
}
