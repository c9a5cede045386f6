import { isJson } from '../domain/isJson.ts';

/** Not every browser has it: https://www.w3.org/TR/trusted-types/ */
type PolicyFactory = {
  createPolicy(
    name: 'default',
    rules: Record<
      'createHTML' | 'createScript' | 'createScriptURL',
      (text: string, type: string, sink: string) => string | null
    >,
  ): void;
};

/** All that libraries write as HTML: Konva empties a stage's container, React creates a script element by its tags. */
const ALLOWED_HTML = ['', '<script></script>'];

/** The parser takes any HTML: the document that it makes is shown nowhere, and runs nothing. */
const PARSER = 'DOMParser parseFromString';

/**
 * The default policy for HTML, scripts and addresses of scripts, where the Content-Security-Policy requires trusted types: any
 * other text is refused and reported. The sanitiser has a policy of its own, and no other text becomes HTML of the page.
 */
export function createTrustedTypesPolicy(): void {
  (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
    createHTML: (html, _type, sink) => (sink === PARSER || ALLOWED_HTML.includes(html) ? html : null),
    // Structured data is in script elements too; JSON runs nothing.
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
