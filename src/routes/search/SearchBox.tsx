import { Search, search } from '../../flows/search/Search.tsx';
import { searchLogic } from '../../ports/search.ts';

type Props = {
  place: 'header' | 'list';
  /** What stands in it at first. */
  text?: string;
};

/** The search box with its chart's ports filled; nothing of a search outlives it. (SHELL-08, CAT-03) */
export const SearchBox = ({ place, text = '' }: Props) => (
  <search.Provider logic={searchLogic} options={{ input: { text } }}>
    <Search placement={place} />
  </search.Provider>
);
