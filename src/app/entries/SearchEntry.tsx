/** The search box, with its chart's ports filled. (SHELL-08, CAT-03) */
export const SearchEntry = (_: { place: 'header' | 'list' }) => null;
