import { isJson } from '../domain/isJson.ts';

/** Not every browser has it: https://www.w3.org/TR/trusted-types/ */
type PolicyFactory = {
  createPolicy(
    name: 'default',
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>,
  ): void;
};

/** All that libraries write as HTML: Konva empties a stage's container, React creates a script element by its tags. */
const ALLOWED_HTML = ['', '<script></script>'];

/**
 * The default policy for HTML, scripts and addresses of scripts, where the Content-Security-Policy requires trusted types: any
 * other text is refused and reported. The sanitiser has a policy of its own, and no other text becomes HTML.
 */
export function createTrustedTypesPolicy(): void {
  (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
    createHTML: (html) => (ALLOWED_HTML.includes(html) ? html : null),
    // Structured data is in script elements too; JSON runs nothing.
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
