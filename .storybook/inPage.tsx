import type { Decorator } from '@storybook/react-vite';
import { Page } from '../src/ui/Layout.tsx';

/** Puts a story where the part stands in the store: in the column of a page. */
export const inPage: Decorator = (Story) => (
  <Page>
    <Story />
  </Page>
);
