import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';

/** Nothing or digits are a page of the list, anything else one of its things. One element for all, so that the list stays. (ROUTE-15 to ROUTE-18, ROUTE-31 to ROUTE-36, ROUTE-56 to ROUTE-58) */
export function AreaPage({ list, one }: { list: ReactElement; one: ReactElement }) {
  const { id = '' } = useParams();
  return /^\d*$/.test(id) ? list : one;
}
