import { Search, search } from '../../flows/search/Search.tsx';
import { searchLogic } from '../../ports/search.ts';

/** The search box with its chart's ports filled; nothing of a search outlives it. (SHELL-08, CAT-03) */
export const SearchBox = ({ place }: { place: 'header' | 'list' }) => (
  <search.Provider logic={searchLogic}>
    <Search place={place} />
  </search.Provider>
);
