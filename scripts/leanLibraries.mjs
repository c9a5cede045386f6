const NAME = /^[\w$]+\.displayName = [^;]*;$/gm;
const MADE = /= (React\d*\.(?:forwardRef|createContext|memo))\(/g;
const PREFETCH = /function PrefetchPageLinks\(\{[\s\S]*?\n\}\n/;

const COMPONENTS = 'function PrefetchPageLinks({';

/**
 * Parts of React's renderer that only run for what no component of the store is: an element that animates by itself, a ref
 * to a fragment, a list of suspended parts, a form's action with a state, styles and scripts asked for by calls. Without
 * one, those that are called in passing find nothing to do, and the others are never called.
 */
const UNUSED_OF_REACT = [
  'applyViewTransitionName',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'createMeasurement',
  'createViewTransitionInstance',
  'getViewTransitionName',
  'getViewTransitionClassName',
  'measureClonedInstance',
  'measureInstance',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'trackEnterViewTransitions',
  'addFragmentHandleToFiber',
  'addFragmentHandleToInstance',
  'commitFragmentInstanceDeletionEffects',
  'commitFragmentInstanceInsertionEffects',
  'commitNewChildToFragmentInstance',
  'commitNewChildToFragmentInstances',
  'deleteChildFromFragmentInstance',
  'updateSuspenseListComponent',
  'initSuspenseListRenderState',
  'dispatchActionState',
  'mountActionState',
  'rerenderActionState',
  'runActionStateAction',
  'updateActionStateImpl',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preloadModule',
];
const FRAGMENT_METHOD = /^FragmentInstance\.prototype\.\w+ = function \([^)]*\) \{\n[\s\S]*?\n\};\n/gm;

/** The router's parts for server components, and what it says of a link that is to be prefetched: that it is not. */
const UNUSED_OF_ROUTER = {
  usePrefetchBehavior: 'return [false, null, {}];',
  RSCErrorHandler: 'return arguments[0].children;',
  decodeRedirectErrorDigest: '',
  decodeRouteErrorResponseDigest: '',
};

/** Gives a function of a library another body. */
const replaced =
  (library) =>
  (code, [name, body]) => {
    const whole = new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?\\n\\}\\n`, 'm');
    if (!whole.test(code)) throw new Error(`${library} no longer looks as it is expected to: it has no ${name}.`);
    return code.replace(whole, () => `function ${name}() { ${body} }\n`);
  };

/** What each file of a library becomes. The store changes nothing by mutations, reads no endless lists and prefetches no routes. */
const LEANER = [
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    lean(code) {
      const pure = code.replace(FRAGMENT_METHOD, '');
      if (pure === code) throw new Error('React no longer looks as it is expected to: its fragments have no methods.');
      return UNUSED_OF_REACT.map((name) => [name, '']).reduce(replaced('React'), pure);
    },
  },
  {
    file: /\/react-router\/dist\/production\//,
    lean(code) {
      const pure = code.replace(NAME, '').replace(MADE, '= /* @__PURE__ */ $1(');
      if (!code.includes(COMPONENTS)) return pure;
      if (pure === code || !PREFETCH.test(pure)) throw new Error('The router no longer looks as it is expected to.');
      return Object.entries(UNUSED_OF_ROUTER).reduce(
        replaced('The router'),
        pure.replace(PREFETCH, 'function PrefetchPageLinks() { return null; }\n'),
      );
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
