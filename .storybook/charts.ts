/** The folder below Storybook's address in which the charts' diagrams stand. */
export const CHARTS = 'charts';
