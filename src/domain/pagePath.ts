const FRAME_EDIT = '/frame-edit/';

/**
 * The path under which the HTML of an address is written: its own, but for a framed picture. That is written once a print,
 * which the query names, and fits whatever frame is around it; an upload has none. (FRAME-05, ROUTE-13)
 */
export function getPagePath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  if (!pathname.startsWith(FRAME_EDIT)) return pathname;
  const query = new URLSearchParams(search);
  return query.get('type') === 'art' ? `${FRAME_EDIT}${query.get('id')}` : FRAME_EDIT;
}
