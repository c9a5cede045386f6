import { serveBackend } from '../../mocks/http.ts';
import { createManyArts } from './manyArts.ts';

const ART = 'commerce_product--default';

/** A backend with so many prints over HTTP: where it is, and how one of them gets another name. */
export async function serveMany(count: number): Promise<{ url: string; renameOne(): void }> {
  const { url, store } = await serveBackend({ seed: createManyArts(count) });
  return {
    url,
    renameOne() {
      const [art] = store.list(ART);
      if (art) store.put({ ...art, attributes: { ...art.attributes, title: 'Another name' } });
    },
  };
}
