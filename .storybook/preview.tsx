import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import '../src/ui/fonts.css';
import '../src/ui/tokens.css';
import '../src/ui/base.css';
import { light } from './theme.ts';

// No story waits for what only a page of docs is made of.
const DocsPage = lazy(() => import('./DocsPage.tsx'));
const PartPage = () => (
  <Suspense>
    <DocsPage />
  </Suspense>
);

const preview: Preview = {
  // Docgen knows no more of a React node than its name; a text is one, and the only one that a control can make.
  argTypesEnhancers: [
    ({ argTypes }) => {
      for (const argType of Object.values(argTypes)) {
        const { type } = argType;
        if (typeof type === 'object' && type.name === 'other' && type.value === 'ReactNode')
          argType.control ??= { type: 'text' };
      }
      return argTypes;
    },
  ],
  parameters: {
    // A test is about what is wrong; the panel lists what nobody could decide, too. All that passes would be most of a report.
    a11y: {
      test: 'error',
      options: import.meta.env.VITEST
        ? { resultTypes: ['violations'], reporter: 'no-passes' }
        : { resultTypes: ['violations', 'incomplete'] },
    },
    // The store is always light, and so are its docs; the page of tokens shows the colours of dark tools, too.
    docs: { theme: { ...light, appContentBg: light.appPreviewBg }, page: PartPage },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  decorators: [
    (Story, { parameters }) =>
      parameters.hasRouter ? (
        <Story />
      ) : (
        <MemoryRouter>
          <Story />
        </MemoryRouter>
      ),
  ],
};

export default preview;
