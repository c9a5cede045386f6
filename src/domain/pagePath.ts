const FRAME_EDIT = '/frame-edit/';
const CUSTOM_FRAMING = '/custom-framing';

/**
 * The path under which the HTML of an address is written: its own, but for two. A framed picture is written once a print, which
 * the query names, and fits whatever frame is around it. Nothing is written of an upload, framed or to be framed.
 * (FRAME-05, ROUTE-13, UPL-03)
 */
export function getPagePath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  if (pathname.startsWith(FRAME_EDIT))
    return query.get('type') === 'art' ? `${FRAME_EDIT}${query.get('id')}` : FRAME_EDIT;
  const isUpload = pathname.replace(/\/$/, '') === CUSTOM_FRAMING && query.get('id');
  return isUpload ? `${CUSTOM_FRAMING}/upload` : pathname;
}
