import { matchPath } from 'react-router-dom';

/** What a browser reveals of the pages of a visit. */
type WindowHistory = {
  /** The router's own count of the pages since the last full load, in the entry's state. */
  history: Pick<History, 'state'>;
  /** Absent from browsers older than 2026. */
  navigation?: Pick<Navigation, 'canGoBack'> | undefined;
};

/**
 * Was a page of the store shown before this one? A full load begins the router's count anew, so the browser is queried as
 * well: it counts only the neighbours of the same origin, for one step back must not lead out of the store. (NF-03)
 */
export const isFromStore = ({ history, navigation }: WindowHistory): boolean =>
  history.state?.idx > 0 || navigation?.canGoBack === true;

/** Pages that open once somebody is signed in; what the checkout wants first is a bag. */
const OPENS_BY_LOGIN = /^\/(account|profile-details|order)\//;

/** What '/403' reads in its history entry: the address within the store that was requested. Not in the query, where anybody could write it. (NF-04) */
export const toReturnState = (address: string) => ({ wanted: address });

/** The address to lead on to once somebody is signed in; null where none was reported, or a login does not open it. */
export function parseReturnPath(state: unknown): string | null {
  const wanted = typeof state === 'object' && state !== null && 'wanted' in state ? state.wanted : null;
  return typeof wanted === 'string' && OPENS_BY_LOGIN.test(wanted) ? wanted : null;
}

/** Where a guest comes to the order of an address, by its number and the mobile number; null where it is of no order. (GUEST-01) */
export function getTrackPath(wanted: string): string | null {
  const number = matchPath('/order/:number/*', wanted)?.params.number;
  return number ? `/track-order?number=${number}` : null;
}
