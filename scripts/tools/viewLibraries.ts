/**
 * What the store's views and their gestures import, for Vite to make ready beforehand: a library that it comes upon midway
 * reloads the page under a test, or gives React a second address, by which nothing can be drawn.
 */
export const VIEW_LIBRARIES = [
  '@tanstack/react-query',
  '@testing-library/dom',
  '@testing-library/user-event',
  '@xstate/react',
  'dompurify',
  'idb',
  'jspdf',
  'konva/lib/Core',
  'msw',
  'react',
  'react-dom',
  'react-dom/client',
  'react-konva/lib/ReactKonvaCore',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'valibot',
  'xstate',
];
