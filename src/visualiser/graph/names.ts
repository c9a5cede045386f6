type Named = { type: string; params?: unknown };
type Check = { check?: { name: string }; guards?: unknown[]; stateValue?: unknown; name: string };
type BuiltIn = { type?: string; name: string; assignment?: unknown; event?: unknown; id?: unknown; sendId?: unknown };

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** `({ event }) => ({ is: 'closed', outcome: event.outcome })`: a list of values, none of them worked out. */
const LISTS_VALUES = /=>\s*\(\{[^()?&|]*\}\)$/;

/** Stands for any event: all that is read off it is itself, and as the name of a key it is none. */
const anything: object = new Proxy({}, { get: (_, key) => (key === Symbol.toPrimitive ? () => '' : anything) });

/** What is always the same is reported with the name; what comes with the event stands in the code. */
function getConstants(params: unknown): unknown[] {
  if (isPlain(params)) return [params];
  if (typeof params === 'function')
    return LISTS_VALUES.test(String(params)) ? getConstants(params({ context: anything, event: anything })) : [];
  return typeof params === 'object' && params !== null ? Object.values(params).filter(isPlain) : [];
}

function withParams({ type, params }: Named): string {
  const constants = getConstants(params);
  return constants.length > 0 ? `${type}(${constants.join(', ')})` : type;
}

const dotted = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, inner]) => `${key}.${dotted(inner)}`)
        .join(' ')
    : String(value);

function builtInGuard({ check, guards = [], stateValue, name }: Check): string {
  if (stateValue !== undefined) return `in ${dotted(stateValue)}`;
  const parts = guards.map((guard) => getGuardName(guard) ?? '');
  if (check?.name === 'checkNot') return `not ${parts[0]}`;
  if (check) return parts.join(check.name === 'checkOr' ? ' or ' : ' and ');
  return name || 'inline';
}

/** How a guard is called where it is drawn: 'isFound', 'leadsTo(/404)', 'not hasLines'; null without a guard. */
export function getGuardName(guard: unknown): string | null {
  if (!guard) return null;
  if (typeof guard === 'string') return guard;
  return typeof guard === 'function' ? builtInGuard(guard as unknown as Check) : withParams(guard as Named);
}

/** XState writes each `after` as a raise on entry and a cancel on exit, which no author wrote. */
const isTimer = ({ type, id, sendId }: BuiltIn) =>
  (type === 'xstate.raise' || type === 'xstate.cancel') && String(id ?? sendId).startsWith('xstate.after.');

function builtInAction({ type, name, assignment, event }: BuiltIn): string {
  if (type === 'xstate.assign')
    return typeof assignment === 'object' && assignment !== null
      ? `sets ${Object.keys(assignment).join(', ')}`
      : 'assigns';
  if (type === 'xstate.raise') return `raises ${(event as { type?: string }).type ?? 'an event'}`;
  return (type ?? name).replace(/^xstate\./, '') || 'inline';
}

function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  return typeof action === 'function' ? builtInAction(action as unknown as BuiltIn) : withParams(action as Named);
}

/** How actions are called where they are drawn, in the order in which they run. */
export const getActionNames = (actions: readonly unknown[]): string[] =>
  actions.filter((action) => typeof action !== 'function' || !isTimer(action as unknown as BuiltIn)).map(actionName);
