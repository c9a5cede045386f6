import { type ReactElement, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Waiting } from './Waiting.tsx';

type Props = { list: ReactElement; one: ReactElement };

/** Nothing or digits are a page of the list, anything else one of its things. */
export const chosenOf = ({ list, one }: Props, id = ''): ReactElement => (/^\d*$/.test(id) ? list : one);

/**
 * A page of a list, or one of its things. One element for all, so that the list stays; and behind one of its things the
 * list that led to it waits as it was, so that the way back is short. (ROUTE-15 to ROUTE-18, ROUTE-31 to ROUTE-36,
 * ROUTE-56 to ROUTE-58)
 */
export function AreaPage(props: Props) {
  const isList = chosenOf(props, useParams().id) === props.list;
  const [wasList, setWasList] = useState(isList);
  if (isList && !wasList) setWasList(true);
  return (
    <>
      {wasList ? <Waiting isShown={isList}>{props.list}</Waiting> : null}
      {isList ? null : props.one}
    </>
  );
}
