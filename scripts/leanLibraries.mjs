const NAME = /^[\w$]+\.displayName = [^;]*;$/gm;
const MADE = /= (React\d*\.(?:forwardRef|createContext|memo))\(/g;
const PREFETCH = /function PrefetchPageLinks\(\{[\s\S]*?\n\}\n/;

const COMPONENTS = 'function PrefetchPageLinks({';

/** What each file of a library becomes. The store changes nothing by mutations, reads no endless lists and prefetches no routes. */
const LEANER = [
  {
    file: /\/react-router\/dist\/production\//,
    lean(code) {
      const pure = code.replace(NAME, '').replace(MADE, '= /* @__PURE__ */ $1(');
      if (!code.includes(COMPONENTS)) return pure;
      if (pure === code || !PREFETCH.test(pure)) throw new Error('The router no longer looks as it is expected to.');
      return pure.replace(PREFETCH, 'function PrefetchPageLinks() { return null; }\n');
    },
  },
  {
    file: /\/query-core\/build\/modern\/mutationCache\.js$/,
    lean: () => `export class MutationCache {
      config = {};
      clear() {}
      getAll() { return []; }
      find() {}
      findAll() { return []; }
      subscribe() { return () => {}; }
      notify() {}
      resumePausedMutations() { return Promise.resolve(); }
      build() { throw new Error('A build of the store has no mutations.'); }
    }`,
  },
  {
    file: /\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    lean: () => `export function infiniteQueryBehavior() { throw new Error('A build of the store has no endless lists.'); }
    export const hasNextPage = () => false;
    export const hasPreviousPage = () => false;`,
  },
];

/**
 * Leaves out of a build what the store does not use of its libraries and a bundler cannot see to be unused (decision 6).
 * The build stops where a library no longer looks as expected.
 * @returns {import('vite').Plugin}
 */
export const leanLibraries = () => ({
  name: 'lean-libraries',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const rule = LEANER.find(({ file }) => file.test(id));
    return rule ? { code: rule.lean(code), map: null } : null;
  },
});
