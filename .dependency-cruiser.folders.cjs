const { options } = require('./.dependency-cruiser.cjs');

/** Folders that still stand in a circle with another one: no other may join them. */
const IN_CIRCLES = [
  'machines/(configurator|framedPicture|orderHistory|session)',
  'mocks/(handlers|pictures|seed)',
  'mocks/pictures/(stills|works)',
  'src/app/(effects|shell|visit)',
  'src/preview/(drawing|moulding)',
  'src/visualiser/[^/]+',
].map((path) => `^${path}$`);

/** Folders are looked at without tests and tools, for a story stands beside its view and needs both. */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Two folders that need each other are one folder or three.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(src|machines|mocks|deploy)(/|$)', pathNot: IN_CIRCLES },
      to: { circular: true },
    },
  ],
  options,
};
