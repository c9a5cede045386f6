const NAME = /^[\w$]+\.displayName = [^;]*;$/gm;
const MADE = /= (React\d*\.(?:forwardRef|createContext|memo))\(/g;
const ERROR_BOUNDARY =
  /^var RenderErrorBoundary = class [\s\S]*?\n\};\nRenderErrorBoundary\.contextType = RSCRouterContext;\n/m;
const PREFETCH = /function PrefetchPageLinks\(\{[\s\S]*?\n\}\n/;

const COMPONENTS = 'function PrefetchPageLinks({';

/**
 * Parts of React's renderer that only run for what no component of the store is: an element that animates by itself, a ref
 * to a fragment, a list of suspended parts, a form whose action is a function, an element of the page's own making, styles
 * and scripts that React fetches. Without one, those that are called in passing find nothing to do, and the others are never
 * called. Nor does anybody here read which components a fault came through, and the browser is not told that a page is
 * on its way by navigations to nowhere.
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
  'preload',
  'preloadModule',
  'preconnectAs',
  'acquireResource',
  'insertStylesheet',
  'insertSuspendedStylesheets',
  'preloadStylesheet',
  'suspendResource',
  'accumulateSuspenseyCommitOnFiber',
  'preloadInstanceAndSuspendIfNeeded',
  'preloadResourceAndSuspendIfNeeded',
  'extractEvents\\$1',
  'requestFormReset\\$1',
  'startHostTransition',
  'setPropOnCustomElement',
  'attemptExplicitHydrationTarget',
  'findCurrentFiberUsingSlowPath',
  'useMemoCache',
  'defaultOnDefaultTransitionIndicator',
];
/** The same, of which something is made even where nothing is to do. A title and its like are no resource. */
const NOTHING_OF_REACT = {
  getResource: 'return null;',
  waitForCommitToBeReady: 'return null;',
  getStackByFiberInDevAndProd: "return '';",
};
/** What is asked of React by calls that the store does not make. */
const CALLED_OF_REACT_DOM =
  /^exports\.(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule) = function [\s\S]*?\n\};\n/gm;
const FRAGMENT_METHOD = /^FragmentInstance\.prototype\.\w+ = function \([^)]*\) \{\n[\s\S]*?\n\};\n/gm;

/**
 * The router's parts for server components and for routes that read their data, and what it says of a link that is to be
 * prefetched: that it is not.
 */
const UNUSED_OF_ROUTER = {
  DefaultErrorComponent: 'return null;',
  useNavigateStable: '',
  useViewTransitionState: 'return false;',
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
    return code.replace(whole, () => `function ${name.replaceAll('\\', '')}() { ${body} }\n`);
  };

/** What each file of a library becomes. The store changes nothing by mutations, reads no endless lists and prefetches no routes. */
const LEANER = [
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    lean(code) {
      const pure = code.replace(FRAGMENT_METHOD, '');
      if (pure === code) throw new Error('React no longer looks as it is expected to: its fragments have no methods.');
      const emptied = UNUSED_OF_REACT.map((name) => [name, '']);
      return [...emptied, ...Object.entries(NOTHING_OF_REACT)].reduce(replaced('React'), pure);
    },
  },
  {
    file: /\/react\/cjs\/react\.production\.js$/,
    lean: (code) =>
      replaced('React')(code, ['mapIntoArray', "throw new Error('A build of the store looks through no children.');"]),
  },
  {
    file: /\/react-dom\/cjs\/react-dom\.production\.js$/,
    lean(code) {
      const pure = code.replace(CALLED_OF_REACT_DOM, '');
      if (pure === code) throw new Error('React no longer looks as it is expected to: it has no preload.');
      return pure;
    },
  },
  {
    file: /\/react-router\/dist\/production\//,
    lean(code) {
      const pure = code.replace(NAME, '').replace(MADE, '= /* @__PURE__ */ $1(');
      if (!code.includes(COMPONENTS)) return pure;
      if (pure === code || !PREFETCH.test(pure) || !ERROR_BOUNDARY.test(pure))
        throw new Error('The router no longer looks as it is expected to.');
      return Object.entries(UNUSED_OF_ROUTER).reduce(
        replaced('The router'),
        pure
          .replace(PREFETCH, 'function PrefetchPageLinks() { return null; }\n')
          .replace(ERROR_BOUNDARY, 'var RenderErrorBoundary = () => null;\n'),
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
