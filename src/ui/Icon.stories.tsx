import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from './Icon.tsx';
import { Row, Stack } from './Layout.tsx';

const meta = { title: 'UI/Icon', component: Icon } satisfies Meta<typeof Icon>;
export default meta;

export const All: StoryObj = {
  render: () => (
    <Row gap={6}>
      {iconNames.map((name) => (
        <Stack key={name} gap={1}>
          <Icon name={name} size={32} />
          <span>{name}</span>
        </Stack>
      ))}
    </Row>
  ),
};
