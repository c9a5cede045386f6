import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ToastRegion } from './Toast.tsx';

const meta = { title: 'UI/Toast', component: ToastRegion } satisfies Meta<typeof ToastRegion>;
export default meta;

export const Three: StoryObj<typeof meta> = {
  args: {
    label: 'Messages',
    dismissLabel: 'Dismiss',
    onDismiss: () => {},
    toasts: [
      { id: 1, text: 'Login Expired!!', tone: 'fault' },
      { id: 2, text: 'Login Expired!!!', tone: 'plain' },
      { id: 3, text: 'Link copied to clipboard!', tone: 'found' },
    ],
  },
  // SHELL-27: at the top centre, 30 px from the edge. SHELL-29: 15 characters are a heading, 16 are not.
  play: async ({ canvas }) => {
    const centreOf = ({ left, width }: DOMRect) => left + width / 2;
    const place = canvas.getByRole('region', { name: 'Messages' }).getBoundingClientRect();
    expect(place.top).toBe(30);
    expect(centreOf(place)).toBeCloseTo(centreOf(document.body.getBoundingClientRect()), 0);
    expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Login Expired!!']);
    expect(canvas.getByRole('alert')).toHaveTextContent('Login Expired!!');
  },
};
