import type { Step } from '../../domain/structuredData/wayData.ts';
import { listing } from '../../flows/listing/Listing.tsx';
import { LIST_TEXTS } from '../../flows/listing/listTexts.ts';
import { Head } from '../head/Head.tsx';

/** What search engines are told of a page of a list; the first picture stands for it. */
export function ListHead({ way }: { way: readonly Step[] }) {
  const { area, page, isEmpty, isPastTheEnd, groups, onlyTheme, ownPath } = listing.useFlow();
  const { title, summary } = LIST_TEXTS[area];
  const name = onlyTheme ? `${onlyTheme}: ${title}` : title;
  return (
    <Head
      title={page > 1 ? `${name}, page ${page}` : name}
      description={summary}
      path={ownPath}
      picture={groups[0]?.cards[0]?.picture}
      way={way}
      noIndex={isEmpty || isPastTheEnd}
    />
  );
}
