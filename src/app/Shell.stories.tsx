import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import { Shell } from './shell/Shell.tsx';
import { Visit } from './visit/Visit.tsx';

const queries = new QueryClient();

/** A visit needs a data router, for its navigation state. */
function VisitProvider({ shell }: { shell: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Visit>{shell}</Visit> }]));
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

export default {
  title: 'Pages/Shell',
  component: Shell,
  args: { children: <p>A page</p> },
  parameters: { hasRouter: true },
  decorators: [(Story) => <VisitProvider shell={<Story />} />],
} satisfies Meta<typeof Shell>;

/** Header and footer around a page. */
export const Closed: StoryObj = {};

/** The menu, which is all that leads to the areas on a phone. */
export const MenuOpen: StoryObj = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = await canvas.findByRole('dialog', { name: 'Menu' });
    expect(within(menu).getByRole('link', { name: 'Gifts' })).toBeVisible();
  },
};

/** The search over the header. */
export const SearchOpen: StoryObj = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await canvas.findByRole('combobox', { name: 'Search the shop' }, { timeout: 5_000 });
  },
};
