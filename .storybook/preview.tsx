import type { Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import '../src/ui/fonts.css';
import '../src/ui/tokens.css';
import '../src/ui/base.css';

const preview: Preview = {
  parameters: {
    // A test is about what is wrong; the panel lists what nobody could decide, too. All that passes would be most of a report.
    a11y: {
      test: 'error',
      options: import.meta.env.VITEST
        ? { resultTypes: ['violations'], reporter: 'no-passes' }
        : { resultTypes: ['violations', 'incomplete'] },
    },
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
