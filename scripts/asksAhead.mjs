/** What brings the charts of a page that somebody has just touched, and what stands there long before. */
const CHARTS = /\/charts-[^/]*\.js$/;
const HERE = /\/(?:vendor|boot|store|rolldown-runtime)-[^/]*\.js$/;
const PAGE = /(?:Entry|Page)-[^/]*\.js$/;

/**
 * Which files a script asks for together with one that it imports, beside that one's styles, without which it may not run:
 * those of a chart, for whoever touches a page waits for it. All others are asked for by the file itself: their names alone,
 * which no compression makes shorter, were 3 kB of what every page begins with. HTML names all its files (decision 6).
 * @type {import('vite').ModulePreloadOptions['resolveDependencies']}
 */
export const asksAhead = (file, deps, { hostType }) => {
  if (hostType === 'html') return deps;
  const isChart = deps.some((dep) => CHARTS.test(dep)) && !PAGE.test(file);
  return deps.filter((dep) => dep.endsWith('.css') || (isChart && !HERE.test(dep)));
};
