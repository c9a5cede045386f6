import { createElement } from 'react';
import { addons, types, useParameter } from 'storybook/manager-api';
import { ChartPanel, type StoryState } from './chartPanel.ts';
import { dark, light } from './theme.ts';

const ID = 'charts';

addons.setConfig({ theme: matchMedia('(prefers-color-scheme: dark)').matches ? dark : light });

// Storybook's manager reads no JSX but that of the React it brings, which is why there is none here.
const Chart = () => createElement(ChartPanel, { storyState: useParameter<StoryState | undefined>('chart') });

addons.register(ID, () => {
  addons.add(`${ID}/panel`, {
    type: types.PANEL,
    title: 'Chart',
    // What is not looked at asks for nothing.
    render: ({ active = false }) => createElement(active ? Chart : 'span'),
  });
});
