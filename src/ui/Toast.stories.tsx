import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Toast, ToastRegion } from './Toast.tsx';

/**
 * **Use** a toast for the outcome of what a person just did, where the page shows no other sign of it: a link that was
 * copied, an item that was saved. A newer one takes the place of an older; one region serves the whole visit.
 *
 * **Misuse:** It passes, so nothing that must be read or answered stands in it: that is a `Notice` or a `Dialog`. A mistake
 * in a form is shown beside its field.
 */
const meta = {
  component: ToastRegion,
  subcomponents: { Toast },
  tags: ['autodocs'],
  // It lies over the whole window, so it has a window of its own on the page of docs.
  parameters: { docs: { story: { inline: false, height: '260px' } } },
} satisfies Meta<typeof ToastRegion>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: {
    label: 'Messages',
    onDismiss: fn(),
    toast: { id: 1, text: 'Login Expired!!', tone: 'fault' },
  },
  // SHELL-27: at the top centre, 30 px from the edge. SHELL-29: 15 characters are a heading.
  play: async ({ canvas }) => {
    const centreOf = ({ left, width }: DOMRect) => left + width / 2;
    const place = canvas.getByRole('region', { name: 'Messages' }).getBoundingClientRect();
    expect(place.top).toBe(30);
    expect(centreOf(place)).toBeCloseTo(centreOf(document.body.getBoundingClientRect()), 0);
    expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Login Expired!!']);
    expect(canvas.getByRole('alert')).toHaveTextContent('Login Expired!!');
  },
};
