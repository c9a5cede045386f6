import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = { title: 'UI/Tabs' } satisfies Meta;
export default meta;

const names = ['Small', 'Medium', 'Large', 'Extra Large'];
const tabs = names.map((name) => ({ id: name, name }));

function Owner() {
  const [selected, select] = useState('Medium');
  return (
    <Tabs label="Select a Size (Inches)" tabs={tabs} selected={selected} onSelect={select}>
      <p>{selected} sizes</p>
    </Tabs>
  );
}

export const Sizes: StoryObj = {
  render: () => <Owner />,
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
