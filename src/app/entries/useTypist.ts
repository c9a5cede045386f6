import { useEffect, useReducer } from 'react';
import { followDepartures } from '../../ports/keptForm.ts';

/** A number for whoever types here: another one once a customer has left the store to somebody else. */
export function useTypist(): number {
  const [typist, leave] = useReducer((last: number) => last + 1, 0);
  // Behind the layout effects, in one of which the visit's own session becomes the one that is followed.
  useEffect(() => followDepartures(leave), []);
  return typist;
}
