import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, userEvent } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const names = ['Small', 'Medium', 'Large', 'Extra Large'];

/**
 * **Use** tabs for a few views of one thing of which people need one at a time, such as sizes by group.
 *
 * **Misuse:** Steps in an order are `ProgressSteps`, pages with addresses are links, and an answer in a form is a
 * `RadioGroup`. What has to be compared does not stand on two tabs.
 */
const meta = {
  component: Tabs,
  tags: ['autodocs'],
  args: {
    label: 'Select a Size (Inches)',
    tabs: names.map((name) => ({ id: name, name })),
    selected: 'Medium',
    children: '',
    onSelect: () => {},
  },
  argTypes: { selected: { control: 'inline-radio', options: names }, children: { control: false } },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Render(args) {
    const [, update] = useArgs<typeof args>();
    return (
      <Tabs {...args} onSelect={(selected) => update({ selected })}>
        <p>{args.selected} sizes</p>
      </Tabs>
    );
  },
};

/** One tab stop; arrows, Home and End select a tab and move the focus there. */
export const Keys: Story = {
  render: function Render(args) {
    const [selected, select] = useState(args.selected);
    return (
      <Tabs {...args} selected={selected} onSelect={select}>
        <p>{selected} sizes</p>
      </Tabs>
    );
  },
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    expect(tab('Medium')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Large')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(tab('Small')).toHaveFocus();
    expect(canvas.getByRole('tabpanel', { name: 'Small' })).toHaveTextContent('Small sizes');
  },
};
