/** The longest name that file systems take, in bytes. */
const MAX_NAME_LENGTH = 255;

/**
 * The file that a page's HTML goes to, below the build's folder: '/art/misty-ghats' is 'art/misty-ghats/index.html'. Null for
 * an address that no file can stand for: what a backend sends may name any.
 */
export function toPageFile(path: string): string | null {
  let names: string[];
  try {
    names = path
      .split('/')
      .filter((name) => name !== '')
      .map(decodeURIComponent);
  } catch {
    return null;
  }
  const isName = (name: string) =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a name
    name !== '.' && name !== '..' && !/[/\\\u0000-\u001f?#]/.test(name) && Buffer.byteLength(name) <= MAX_NAME_LENGTH;
  if (!path.startsWith('/') || !names.every(isName)) return null;
  return names.at(-1)?.endsWith('.html') ? names.join('/') : [...names, 'index.html'].join('/');
}
