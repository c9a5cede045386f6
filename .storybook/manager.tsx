/** @jsxRuntime classic */
// The manager has a React of its own, which only its name leads to.
import React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useParameter } from 'storybook/manager-api';
import { ChartPanel } from './ChartPanel.tsx';
import type { Shown } from './lit.ts';

const ID = 'charts';

function Chart() {
  const shown = useParameter<Shown | undefined>('chart');
  return <ChartPanel shown={shown} />;
}

addons.register(ID, () => {
  addons.add(`${ID}/panel`, {
    type: types.PANEL,
    title: 'Chart',
    // What is not looked at asks for nothing.
    render: ({ active = false }) => <AddonPanel active={active}>{active ? <Chart /> : <span />}</AddonPanel>,
  });
});
