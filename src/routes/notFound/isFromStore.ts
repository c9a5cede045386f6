/** What a browser tells of the pages of a visit. */
type WindowHistory = {
  /** The router's own count of the pages since the last full load, in the entry's state. */
  history: Pick<History, 'state'>;
  /** Absent from browsers older than 2026. */
  navigation?: Pick<Navigation, 'canGoBack'> | undefined;
};

/**
 * Was a page of the store shown before this one? A full load begins the router's count anew, so the browser is asked as
 * well: it counts only the neighbours of the same origin, for one step back must not lead out of the store. (NF-03)
 */
export const isFromStore = ({ history, navigation }: WindowHistory): boolean =>
  history.state?.idx > 0 || navigation?.canGoBack === true;
