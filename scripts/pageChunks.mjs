import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** What listens in HTML that stands there already: it waits for nothing else. */
const BOOT = ['src/app/main.tsx'];
/** What every page starts with. */
const START = ['src/app/start.tsx'];

/** The pages on which most visits begin, those alike together. */
const KINDS = {
  home: ['src/pages/home/HomePage.tsx'],
  list: ['src/app/entries/ArtListEntry.tsx', 'src/app/entries/ListEntry.tsx'],
  picture: ['src/app/entries/ArtDetailEntry.tsx', 'src/app/entries/FrameEditEntry.tsx'],
  product: ['src/app/entries/ProductEntry.tsx'],
  article: ['src/app/entries/ArticleEntry.tsx'],
  text: ['src/pages/faq/FaqPage.tsx', 'src/pages/about/AboutPage.tsx'],
};

/** What so many kinds of pages use travels with what every page starts with. */
const MOST = 4;
const ALL = MOST + 1;

/** What comes on any page later, and uses some of what other pages begin with: that travels apart from the rest of them. */
const LATER = [
  'src/app/visit/VisitCharts.tsx',
  'src/flows/cart/CartPanel.tsx',
  'src/pages/home/Favourites.tsx',
  'src/pages/home/Framing.tsx',
  'src/app/entries/SearchEntry.tsx',
];

/** So little that it is not worth a request: it travels with what the same pages load, and a few others. */
const WITH = {
  'home-list': { name: 'store', shares: MOST },
  'list-picture': { name: 'store', shares: MOST },
  'list-product': { name: 'list-picture-product', shares: 3 },
};

const ours = /\/(src|machines)\//;

/** The modules that the files of a page import, and what those import, by their ids. */
function closure(files, imports) {
  const ids = new Set();
  const open = files.map((file) => ROOT + file);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (ids.has(id)) continue;
    ids.add(id);
    open.push(...imports(id));
  }
  return ids;
}

function look(context) {
  const imports = (id) => context.getModuleInfo(id)?.importedIds ?? [];
  for (const file of [...BOOT, ...START, ...Object.values(KINDS).flat(), ...LATER])
    if (!context.getModuleInfo(ROOT + file))
      throw new Error(`No page is made from ${file} any more: scripts/pageChunks.mjs`);
  return {
    boot: closure(BOOT, imports),
    start: closure(START, imports),
    later: closure(LATER, imports),
    kinds: Object.entries(KINDS).map(([name, files]) => ({
      name,
      pages: files.map((file) => closure([file], imports)),
    })),
  };
}

/**
 * The groups of modules that travel together: what every page starts with, and below it what the same kinds of pages have
 * in common. A page loads a few files, and nothing in them that it does not need. Those that more pages share come first,
 * for a group takes along what its modules import.
 * @returns {import('vite').Rolldown.CodeSplittingGroup[]}
 */
export function pageChunks() {
  let seen;
  const nameOf = (id, context) => {
    seen ??= look(context);
    if (seen.boot.has(id)) return { name: 'boot', shares: ALL };
    const users = seen.kinds.filter(({ pages }) => pages.some((page) => page.has(id)));
    if (seen.start.has(id) || users.length >= MOST) return { name: 'store', shares: MOST };
    const [first] = users;
    if (!first) return null;
    const kinds = users.map(({ name }) => name).join('-');
    if (users.length > 1) return WITH[kinds] ?? { name: kinds, shares: users.length };
    if (first.pages.length === 1) return null;
    if (seen.later.has(id)) return { name: `${kinds}-first`, shares: 2 };
    return first.pages.every((page) => page.has(id)) ? { name: kinds, shares: 1 } : null;
  };
  return Array.from({ length: ALL }, (_, at) => ALL - at).map((shares) => ({
    test: ours,
    debugName: `shared by ${shares}`,
    name: (id, context) => {
      const chunk = nameOf(id, context);
      return chunk?.shares === shares ? chunk.name : null;
    },
  }));
}
