import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';

type Props = { list: ReactElement; one: ReactElement };

/** Nothing or digits are a page of the list, anything else one of its things. */
export const chosenOf = ({ list, one }: Props, id = ''): ReactElement => (/^\d*$/.test(id) ? list : one);

/** A page of a list, or one of its things. One element for all, so that the list stays. (ROUTE-15 to ROUTE-18, ROUTE-31 to ROUTE-36, ROUTE-56 to ROUTE-58) */
export const AreaPage = (props: Props) => chosenOf(props, useParams().id);
