import { Activity, type ComponentType, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ListAddressContext } from '../routes/lists/listAddress.ts';
import { useLoadedPage } from './lazyPage.tsx';

/** Nothing or digits are a page of the list, anything else one of its things. */
export const isListAt = (id = ''): boolean => /^\d*$/.test(id);

/**
 * A page of a list, or one of its things. One element for all, so that the list stays; and behind one of its things the
 * list that led to it waits as it was, with the address that it had: out of sight, out of the document's head, its effects
 * undone, so that the way back is short. (ROUTE-15 to ROUTE-18, ROUTE-31 to ROUTE-36, ROUTE-56 to ROUTE-58)
 */
export function AreaPage() {
  const Page = useLoadedPage();
  const params = useParams();
  const { search } = useLocation();
  const isList = isListAt(params.id);
  const [list, setList] = useState<{ Page: ComponentType; params: typeof params; search: string } | null>(null);
  const now = isList ? { Page, params, search } : list;
  if (isList && (list?.Page !== Page || list.params !== params || list.search !== search)) setList(now);
  return (
    <>
      {now ? (
        <Activity mode={isList ? 'visible' : 'hidden'}>
          <ListAddressContext value={now}>
            <now.Page />
          </ListAddressContext>
        </Activity>
      ) : null}
      {isList ? null : <Page />}
    </>
  );
}
