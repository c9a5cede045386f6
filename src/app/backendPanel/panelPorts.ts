import type { EmbeddedBackend } from '../../../mocks/backend.ts';
import { expireAccessTokens } from '../../../mocks/handlers/tokens.ts';

type Page = {
  /** Puts a text on the clipboard; rejects where the browser does not allow it. */
  write(text: string): Promise<void>;
  /** The page's address in full. */
  address(): string;
};

/** What the backend panel's chart asks of the embedded backend and of the page. */
export const createPanelPorts = ({ store, reset }: Pick<EmbeddedBackend, 'store' | 'reset'>, page: Page) => ({
  copy: ({ text }: { text: string | null }) => page.write(text ?? page.address()),
  /** How many sessions it ended. */
  endTokens: () =>
    store.session(true, () => {
      const good = store
        .list('backend--token')
        .filter(({ attributes }) => attributes.revoked !== true && Number(attributes.accessUntil) > store.now());
      expireAccessTokens(store);
      return good.length;
    }),
  resetData: () => reset(),
});
