import type { Preview } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import '../src/ui/fonts.css';
import '../src/ui/tokens.css';
import '../src/ui/base.css';

const preview: Preview = {
  parameters: {
    // What passes is counted, not listed place by place, which would be most of a test's report.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
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
