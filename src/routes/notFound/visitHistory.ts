import { matchPath } from 'react-router-dom';

/** What a browser reveals of the pages of a visit. */
type WindowHistory = {
  /** The router's own count of the pages since the last full load, in the entry's state. */
  history: Pick<History, 'state'>;
  /** Absent from browsers older than 2026. */
  navigation?: Pick<Navigation, 'canGoBack'> | undefined;
};

/**
 * Was a page of the store shown before this one? A full load restarts the router's count, so the browser is queried as
 * well: it counts only the neighbours of the same origin, for one step back must not lead out of the store. (NF-03)
 */
export const isFromStore = ({ history, navigation }: WindowHistory): boolean =>
  history.state?.idx > 0 || navigation?.canGoBack === true;

/** Pages that open once somebody is signed in; the checkout needs a bag instead. */
const OPENS_BY_LOGIN = /^\/(account|profile-details|order)\//;

/** What '/403' reads in its history entry: the address within the store that was requested. Not in the query, where anybody could write it. (NF-04) */
export const toReturnState = (address: string) => ({ wanted: address });

/** The address to lead on to once somebody is signed in; null where none was reported, or a login does not open it. */
export function parseReturnPath(state: unknown): string | null {
  const path = typeof state === 'object' && state !== null && 'wanted' in state ? state.wanted : null;
  return typeof path === 'string' && OPENS_BY_LOGIN.test(path) ? path : null;
}

/** Where a guest comes to the order of an address, by its number and the mobile number; null where it is of no order. (GUEST-01) */
export function getTrackPath(path: string): string | null {
  const number = matchPath('/order/:number/*', path)?.params.number;
  return number ? `/track-order?number=${number}` : null;
}
