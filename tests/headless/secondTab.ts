import type { Plugin } from 'vite';

/** What modules of the store hold by themselves, each tab has its own of. */
const HOLDING = /\/(src\/(api|app|effects|imaging|ports|storage)|tests\/headless\/world)\//;
const MARK = '?tab=2';

/** Whatever a module with the mark imports of the store bears it too: the store a second time, as a second tab loads it. */
export const secondTab = (): Plugin => ({
  name: 'second-tab',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.endsWith(MARK) && !importer?.endsWith(MARK)) return null;
    const found = await this.resolve(source.replace(MARK, ''), importer?.replace(MARK, ''), {
      ...options,
      skipSelf: true,
    });
    if (!found || found.external || !HOLDING.test(found.id)) return found;
    return { ...found, id: found.id + MARK };
  },
});
