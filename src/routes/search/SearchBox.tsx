import { type RefObject, useLayoutEffect } from 'react';
import { Search, search } from '../../flows/search/Search.tsx';
import { searchLogic } from '../../ports/search.ts';

type Typed = {
  /** What somebody typed while this code was on its way. */
  typed?: RefObject<string>;
};

/** The search box with its chart's ports filled; nothing of a search outlives it. (SHELL-08, CAT-03) */
export const SearchBox = ({ place, typed }: Typed & { place: 'header' | 'list' }) => (
  <search.Start logic={searchLogic}>
    <TypedBefore typed={typed} />
    <Search place={place} />
  </search.Start>
);

function TypedBefore({ typed }: Typed) {
  const actor = search.useActor();
  useLayoutEffect(() => {
    if (typed?.current) actor.send({ type: 'text.typed', text: typed.current });
  }, [actor, typed]);
  return null;
}
