const ROUTER = /\/react-router\/dist\/production\//;
const NAME = /^[\w$]+\.displayName = [^;]*;$/gm;
const MADE = /= (React\d*\.(?:forwardRef|createContext|memo))\(/g;

/**
 * Tells the build that the router's components do nothing by being defined: names for the developer tools go, and what
 * makes a component is marked as pure. What the store does not use of the router (forms, fetchers, server components)
 * then stays out.
 * @returns {import('vite').Plugin}
 */
export const shakenRouter = () => ({
  name: 'shaken-router',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!ROUTER.test(id)) return null;
    return { code: code.replace(NAME, '').replace(MADE, '= /* @__PURE__ */ $1('), map: null };
  },
});
