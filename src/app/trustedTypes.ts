import { isJson } from '../domain/isJson.ts';

/** Not every browser has it: https://www.w3.org/TR/trusted-types/ */
type Factory = {
  createPolicy(
    name: 'default',
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>,
  ): void;
};

/** All that libraries write as HTML: Konva empties a stage's container, React creates a script element by its tags. */
const HTML = ['', '<script></script>'];

/**
 * What becomes HTML, a script or the address of a script anywhere in the page, where the Content-Security-Policy asks for trusted types: a
 * text that is not known here is refused and reported. The sanitiser has a policy of its own, and no other text becomes HTML.
 */
export function createTrustedTypesPolicy(): void {
  (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy('default', {
    createHTML: (html) => (HTML.includes(html) ? html : null),
    // What a page holds for search engines stands in a script element too; JSON runs nothing.
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
