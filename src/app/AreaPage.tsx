import { Activity, type ComponentType, useState } from 'react';
import { useLoaderData, useLocation, useParams } from 'react-router-dom';
import { ListAddressContext } from '../routes/lists/listAddress.ts';

/** Nothing or digits are a page of the list, anything else one of its items. */
export const isListPageId = (id = ''): boolean => /^\d*$/.test(id);

/**
 * A page of a list, or one of its items. One element for all, so that the list stays mounted; behind an item the list that
 * led to it stays in a hidden Activity, with the address that it had: out of the document's head, its effects undone, so that
 * going back is fast. (ROUTE-15 to ROUTE-18, ROUTE-31 to ROUTE-36, ROUTE-56 to ROUTE-58)
 */
export function AreaPage() {
  const Page = useLoaderData() as ComponentType;
  const params = useParams();
  const { search } = useLocation();
  const isList = isListPageId(params.id);
  const [list, setList] = useState<{ Page: ComponentType; params: typeof params; search: string } | null>(null);
  const shownList = isList ? { Page, params, search } : list;
  if (isList && (list?.Page !== Page || list.params !== params || list.search !== search)) setList(shownList);
  return (
    <>
      {shownList ? (
        <Activity mode={isList ? 'visible' : 'hidden'}>
          <ListAddressContext value={shownList}>
            <shownList.Page />
          </ListAddressContext>
        </Activity>
      ) : null}
      {isList ? null : <Page />}
    </>
  );
}
