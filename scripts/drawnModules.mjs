import { dirname, relative, resolve } from 'node:path';

/** The code of the store that draws pages, and in it each import that is made when it is wanted. */
const OURS = /\/src\/.*\.tsx?$/;
const ASKED = /\bimport\(\s*(["'])(\.[^"']+)\1\s*\)/g;

/**
 * Has a build for the server say, before each dynamic import, which module it is about, so that whoever draws a page on
 * the server learns what the page is drawn with: `src/kit/drawnModules.ts` listens.
 * @returns {import('vite').Plugin}
 */
export const drawnModules = () => {
  let root = '';
  return {
    name: 'drawn-modules',
    apply: 'build',
    // Types are gone by then, and with them the imports that are none.
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    transform(code, id, options) {
      const file = id.replace(/\?.*$/, '');
      if (!options?.ssr || !OURS.test(file) || !code.includes('import(')) return null;
      const told = code.replace(ASKED, (asked, _quote, path) => {
        const module = relative(root, resolve(dirname(file), path)).replaceAll('\\', '/');
        return `(__noteImport(${JSON.stringify(module)}), ${asked})`;
      });
      if (told === code) return null;
      const listener = JSON.stringify(resolve(root, 'src/kit/drawnModules.ts'));
      return { code: `import { noteImport as __noteImport } from ${listener};\n${told}`, map: null };
    },
  };
};
