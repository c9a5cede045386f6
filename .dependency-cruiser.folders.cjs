const { options } = require('./.dependency-cruiser.cjs');

/** Folders are looked at without tests and fixtures, for a story stands beside its view and needs both. */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Two folders that need each other are one folder or three.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(src|machines|mocks|scripts|deploy)(/|$)' },
      to: { circular: true },
    },
  ],
  options,
};
