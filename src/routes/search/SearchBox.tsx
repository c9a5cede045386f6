import { Search, search } from '../../flows/search/Search.tsx';
import { searchLogic } from '../../ports/search.ts';

type Props = {
  placement: 'header' | 'list';
  /** The initial text. */
  text?: string;
};

/** The search box with its chart's ports filled; its state ends with it. (SHELL-08, CAT-03) */
export const SearchBox = ({ placement, text = '' }: Props) => (
  <search.Provider logic={searchLogic} options={{ input: { text } }}>
    <Search placement={placement} />
  </search.Provider>
);
