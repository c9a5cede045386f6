import { type ErrorActorEvent, type EventObject, emit, type MachineContext } from 'xstate';
import type { AddressProblems } from '../../src/domain/address.ts';
import type { Effect } from './meta.ts';

const isOf = (error: unknown, kind: string): boolean =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === kind;

/** Did the backend refuse to know the caller? Charts look only at the `kind` of what a port rejects with. */
export const isUnauthorised = (error: unknown): boolean => isOf(error, 'unauthorised');

/** Did the backend refuse the coupon of an order, and nothing else? (COUP-18) */
export const isCouponRefused = (error: unknown): boolean => isOf(error, 'couponRefused');

/** Did the backend name a page to pay at that is none of the payment provider's? */
export const isUntrusted = (error: unknown): boolean => isOf(error, 'untrusted');

/** What a port rejects with where something of an order cannot be had any more; `titles` as the bag names it. */
export type OutOfStock = { kind: 'outOfStock'; titles: readonly string[] };

/** What a port rejects with where the backend refused fields of an order's addresses. */
export type AddressRefusal = { kind: 'addressRefused'; problems: AddressProblems };

/** Did the backend refuse what stands in a field of an address? */
export const isAddressRefused = (error: unknown): error is AddressRefusal => isOf(error, 'addressRefused');

/** Can something of an order not be had any more? */
export const isOutOfStock = (error: unknown): error is OutOfStock => isOf(error, 'outOfStock');

/** Emits what a call rejected with, for those who run the store: an action of a transition of `onError`. */
export const emitFailure = <Context extends MachineContext, Event extends EventObject>(what: string) =>
  emit<Context, Event, undefined, Event, Extract<Effect, { type: 'log' }>>(({ event }) => ({
    type: 'log',
    message: `${what}: ${String((event as EventObject as ErrorActorEvent).error)}`,
  }));
